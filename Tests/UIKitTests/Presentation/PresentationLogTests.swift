import StageSupport
import Testing
@_spi(Headless) import UIKit

// C.3: what is logged and dropped, its completion with it.
@MainActor
@Suite(.onStage)
struct PresentationLogTests {
  let stage = Stage.current

  private func shownRoot() -> UIViewController {
    let root = UIViewController()
    stage.show(root)
    return root
  }

  @Test
  func `the log says who was to present what, from where, and what is there`() {
    let root = shownRoot()
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let first = UIViewController()
    let second = UIViewController()
    root.present(first, animated: false)
    stage.loop.settle()

    child.present(second, animated: false)

    #expect(
      stage.log == [
        "Attempt to present \(second.debugName) on \(root.debugName) (from \(child.debugName)) "
          + "which is already presenting \(first.debugName)."
      ]
    )
  }

  @Test
  func `presenting during a dismissal is logged and dropped`() {
    let root = shownRoot()
    root.present(UIViewController(), animated: false)
    stage.loop.settle()
    root.dismiss(animated: true)
    stage.loop.advance(by: 0.1)
    let late = UIViewController()
    var isCompleted = false

    root.present(late, animated: true) { isCompleted = true }
    stage.loop.settle()

    #expect(!isCompleted)
    #expect(root.presentedViewController == nil)
    #expect(
      stage.log == [
        "Attempt to present \(late.debugName) on \(root.debugName) while a presentation is in "
          + "progress!"
      ]
    )
  }

  @Test
  func `outside a window nothing is presented and no completion runs`() {
    let root = UIViewController()
    let modal = UIViewController()
    var isCompleted = false

    root.present(modal, animated: true) { isCompleted = true }
    stage.loop.settle()

    #expect(!isCompleted)
    #expect(modal.presentingViewController == nil)
    #expect(
      stage.log == [
        "Attempt to present \(modal.debugName) on \(root.debugName) (from \(root.debugName)) whose "
          + "view is not in the window hierarchy."
      ]
    )
  }

  @Test
  func `a view of a detached controller presents with a warning`() {
    let root = shownRoot()
    let detached = UIViewController()
    root.view.addSubview(detached.view)
    let modal = UIViewController()
    var isCompleted = false

    detached.present(modal, animated: true) { isCompleted = true }
    stage.loop.settle()

    #expect(isCompleted)
    #expect(detached.presentedViewController === modal)
    #expect(stage.log.count == 1)
    #expect(
      stage.log.first?.hasPrefix(
        "Presenting view controller \(modal.debugName) from detached view controller "
          + "\(detached.debugName) is not supported, and may result in incorrect safe area insets "
          + "and a corrupt root presentation."
      ) == true
    )
  }

  @Test
  func `children, modals and their children aren't detached`() {
    let root = shownRoot()
    let nav = UINavigationController(rootViewController: UIViewController())
    root.present(nav, animated: false)
    stage.loop.settle()

    nav.topViewController?.present(UIViewController(), animated: false)
    stage.loop.settle()

    #expect(nav.presentedViewController != nil)
    #expect(stage.log.isEmpty)
  }
}
