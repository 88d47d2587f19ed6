import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct ZoomTransitionTests {
  let stage = Stage.current

  @Test
  func `a zoom grows out of its source and shrinks back`() throws {
    let list = UIViewController()
    let tile = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
    list.view.addSubview(tile)
    let nav = UINavigationController(rootViewController: list)
    stage.show(nav)
    let detail = UIViewController()
    var asked: [UIViewController] = []
    detail.preferredTransition = .zoom { context in
      asked.append(context.sourceViewController)
      return tile
    }

    nav.pushViewController(detail, animated: true)
    stage.loop.flush()
    let view = try #require(detail.view)
    #expect(view.presentationValue(.center, model: view.center) == CGPoint(x: 100, y: 350))
    stage.loop.settle()
    #expect(view.transform.isIdentity && view.window != nil)

    nav.popViewController(animated: true)
    stage.loop.flush()
    #expect(view.center == CGPoint(x: 100, y: 350))
    stage.loop.settle()
    #expect(nav.topViewController === list && list.view.window != nil)
    #expect(asked == [list, list])
  }

  // C.8.9
  @Test
  func `a presented controller zooms too`() throws {
    let list = UIViewController()
    let tile = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
    list.view.addSubview(tile)
    stage.show(list)
    let detail = UIViewController()
    detail.preferredTransition = .zoom { _ in tile }
    detail.modalPresentationStyle = .fullScreen

    list.present(detail, animated: true)
    stage.loop.flush()
    let view = try #require(detail.view)
    #expect(view.presentationValue(.center, model: view.center) == CGPoint(x: 100, y: 350))
    stage.loop.settle()

    #expect(list.presentedViewController === detail)
    #expect(view.transform.isIdentity)
  }

  // C.8.9
  @Test
  func `a transition that a push doesn't know is ignored`() throws {
    func middle(_ transition: UIViewController.Transition?) throws -> CGPoint {
      let nav = UINavigationController(rootViewController: UIViewController())
      stage.show(nav)
      let detail = UIViewController()
      detail.preferredTransition = transition
      nav.pushViewController(detail, animated: true)
      stage.loop.advance(by: 0.1)
      let view = try #require(detail.view)
      let point = view.presentationValue(.center, model: view.center)
      #expect(view.presentationValue(.alpha, model: view.alpha) == 1)
      stage.loop.settle()
      #expect(nav.topViewController === detail && view.window != nil)
      return point
    }
    let usual = try middle(nil)

    #expect(try middle(.flipHorizontal()) == usual)
    #expect(try middle(.partialCurl()) == usual)
    #expect(try middle(.coverVertical()) == usual)
  }
}
