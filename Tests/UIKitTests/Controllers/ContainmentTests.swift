import StageSupport
import Testing
@_spi(Headless) import UIKit

// C.2
@MainActor
@Suite(.onStage)
struct ContainmentTests {
  private let trace = CallbackTrace()

  private static func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  // C.2.1
  @Test
  func `adding and removing a child send what the caller doesn't`() {
    let parent = UIViewController()
    let child = TracedController("C", trace)

    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(trace.take() == ["C.willMove(nav)"])
    child.removeFromParent()

    #expect(trace.take() == ["C.didMove(nil)"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  // C.2.1
  @Test
  func `adding a child takes it from its previous parent`() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)

    second.addChild(child)

    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  // C.2.4
  @Test
  func `the navigation controller is found through all ancestors`() {
    let member = UIViewController()
    let child = UIViewController()
    let nav = UINavigationController(rootViewController: member)

    member.addChild(child)

    #expect(child.navigationController === nav)
    #expect(nav.navigationController == nil)
  }

  // C.1.12
  @Test
  func `a child appears with its parent, after it`() {
    let parent = TracedController("P", trace)
    let child = TracedController("C", trace)
    Self.embed(child, in: parent)
    _ = trace.take()

    Stage.current.show(parent)

    #expect(trace.take() == ["P.wA", "C.wA", "P.vA", "C.vA", "P.dA", "C.dA"])
  }

  @Test
  func `a child put into a visible parent appears`() {
    let parent = UIViewController()
    Stage.current.show(parent)
    let child = TracedController("C", trace)

    Self.embed(child, in: parent)
    Stage.current.loop.flush()

    #expect(
      trace.take() == [
        "C.willMove(nav)", "C.viewDidLoad", "C.wA", "C.vA", "C.didMove(nav)", "C.dA",
      ]
    )

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(trace.take() == ["C.willMove(nil)", "C.wD", "C.dD", "C.didMove(nil)"])
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `a child put into an appearing parent ends with it`() {
    let parent = TracedController("P", trace)
    let child = TracedController("C", trace)
    parent.actions["vA"] = { [unowned parent, child] in
      Self.embed(child, in: parent)
    }

    Stage.current.show(parent)

    #expect(trace.take().suffix(4) == ["C.vA", "C.didMove(nav)", "P.dA", "C.dA"])
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `a stack inside a plain child shows its top`() {
    let parent = UIViewController()
    Stage.current.show(parent)
    let root = TracedController("R", trace)
    let nav = UINavigationController(rootViewController: root)
    _ = trace.take()

    Self.embed(nav, in: parent)
    Stage.current.loop.flush()
    nav.pushViewController(TracedController("A", trace), animated: true)
    Stage.current.loop.settle()

    #expect(
      trace.take() == [
        "R.viewDidLoad", "R.wA", "R.vA", "R.dA", "A.willMove(nav)", "A.viewDidLoad", "R.wD",
        "A.wA", "A.vA", "R.dD", "A.dA", "A.didMove(nav)",
      ]
    )
    #expect(Stage.current.log.isEmpty)
  }
}
