import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SheetTouchTests {
  let stage = Stage.current

  private func presentSheet() -> (root: UIViewController, modal: UIViewController) {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()
    root.present(modal, animated: false)
    stage.loop.settle()
    return (root, modal)
  }

  @Test
  func `a finger pulls a sheet past half of its height and it goes`() {
    let (root, _) = presentSheet()

    stage.drag(
      from: CGPoint(x: 196, y: 100),
      to: CGPoint(x: 196, y: 600),
      duration: 1,
      hold: 0.2
    )
    stage.loop.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test
  func `a short slow pull springs back`() {
    let (root, modal) = presentSheet()

    stage.drag(
      from: CGPoint(x: 196, y: 100),
      to: CGPoint(x: 196, y: 220),
      duration: 1,
      hold: 0.2
    )
    stage.loop.settle()

    #expect(root.presentedViewController === modal)
    #expect(modal.view.convert(CGPoint.zero, to: nil).y == 59)
  }

  @Test
  func `a sheet follows the finger while it is down`() throws {
    let (_, modal) = presentSheet()

    stage.drag(
      from: CGPoint(x: 196, y: 100),
      to: CGPoint(x: 196, y: 310),
      duration: 0.5,
      releases: false
    )

    #expect(modal.isBeingDismissed)
    let coordinator = try #require(modal.transitionCoordinator)
    #expect(coordinator.isInteractive)
    #expect(abs(coordinator.percentComplete - 200.0 / 793) < 0.01)
  }

  @Test
  func `a tap beside a floating sheet dismisses it`() throws {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()
    modal.sheetPresentationController?.detents = [.medium()]
    root.present(modal, animated: false)
    stage.loop.settle()

    stage.tap(at: CGPoint(x: 196, y: 200))
    stage.loop.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test
  func `a tap inside a sheet leaves it`() {
    let (root, modal) = presentSheet()

    stage.tap(at: CGPoint(x: 196, y: 400))
    stage.loop.settle()

    #expect(root.presentedViewController === modal)
  }
}
