import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PresentationChainTests {
  let stage = Stage.current

  private func present(_ controller: UIViewController, on presenter: UIViewController) {
    presenter.present(controller, animated: false)
    stage.loop.settle()
  }

  @Test
  func `the outermost controller presents for its children`() {
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.show(root)
    let modal = UIViewController()

    present(modal, on: child)

    #expect(modal.presentingViewController === root)
    #expect(child.presentedViewController === modal)
    #expect(root.presentedViewController === modal)
    #expect(modal.navigationController == nil)
  }

  @Test
  func `current context is presented by the controller that defines it`() {
    let root = UIViewController()
    let child = UIViewController()
    child.definesPresentationContext = true
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.show(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .overCurrentContext

    present(modal, on: child)

    #expect(modal.presentingViewController === child)
  }

  @Test
  func `a second presentation is logged and dropped, completion and all`() {
    let root = UIViewController()
    stage.show(root)
    let first = UIViewController()
    present(first, on: root)
    var isCompleted = false

    root.present(UIViewController(), animated: false) { isCompleted = true }
    stage.loop.settle()

    #expect(root.presentedViewController === first)
    #expect(!isCompleted)
    #expect(stage.log.last?.contains("which is already presenting") == true)
  }

  @Test
  func `presenting during a presentation is logged and dropped`() {
    let root = UIViewController()
    stage.show(root)
    let first = UIViewController()
    root.present(first, animated: true)
    stage.loop.advance(by: 0.1)

    first.present(UIViewController(), animated: true)
    stage.loop.settle()

    #expect(first.presentedViewController == nil)
    #expect(stage.log.last?.hasSuffix("while a presentation is in progress!") == true)
  }

  @Test
  func `presenting outside a window is logged and dropped`() {
    let root = UIViewController()

    root.present(UIViewController(), animated: true)

    #expect(root.presentedViewController == nil)
    #expect(stage.log.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test
  func `dismissing a controller that presents leaves the controller itself`() {
    let root = UIViewController()
    stage.show(root)
    let first = UIViewController()
    let second = UIViewController()
    present(first, on: root)
    present(second, on: first)

    first.dismiss(animated: true)
    stage.loop.settle()

    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test
  func `dismissing from below takes everything above in one transition`() {
    let trace = EventTrace()
    let root = UIViewController()
    stage.show(root)
    let first = NamedController("B", trace)
    let second = NamedController("C", trace)
    present(first, on: root)
    present(second, on: first)
    trace.events = []
    let start = stage.clock.now

    root.dismiss(animated: true)
    stage.loop.settle()

    #expect(trace.events == ["C.wD", "B.wD", "C.dD", "B.dD"])
    #expect(root.presentedViewController == nil)
    #expect(stage.clock.now - start < 0.5)
  }

  @Test
  func `a modal dismisses itself through its presenter`() {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()
    present(modal, on: root)
    var isCompleted = false

    modal.dismiss(animated: true) { isCompleted = true }
    stage.loop.settle()

    #expect(isCompleted)
    #expect(root.presentedViewController == nil)
  }

  @Test
  func `reading the presentation controller fixes the style`() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    let first = modal.presentationController

    modal.modalPresentationStyle = .fullScreen

    #expect(modal.presentationController === first)
    #expect(modal.sheetPresentationController != nil)
  }

  @Test
  func `a full-screen style has no sheet`() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen

    #expect(modal.sheetPresentationController == nil)
    #expect(modal.popoverPresentationController == nil)
  }

  @Test
  func `a dismissed modal is freed`() {
    let root = UIViewController()
    stage.show(root)
    weak var modal: UIViewController?
    do {
      let controller = UIViewController()
      modal = controller
      present(controller, on: root)
    }

    root.dismiss(animated: true)
    stage.loop.settle()

    #expect(modal == nil)
  }
}
