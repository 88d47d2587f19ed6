import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct PullDownTests {
  let stage = Stage.current
  let trace = EventTrace()

  let delegate: TracingDelegate

  init() {
    delegate = TracingDelegate(trace)
  }

  private func presentSheet() -> (root: UIViewController, modal: NamedController) {
    let root = UIViewController()
    stage.show(root)
    let modal = NamedController("C", trace)
    modal.presentationController?.delegate = delegate
    root.present(modal, animated: false)
    stage.loop.settle()
    trace.events = []
    return (root, modal)
  }

  @Test
  func `a pull past half of the height dismisses and tells the delegate last`() {
    let (root, modal) = presentSheet()

    stage.pullDown(modal, by: 500)
    stage.loop.settle()

    #expect(trace.events == ["should", "will", "C.wD", "C.dD", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test
  func `a cancelled pull brings the sheet back and tells nothing more`() {
    let (root, modal) = presentSheet()

    stage.pullDown(modal, by: 100)
    stage.loop.settle()

    #expect(trace.events == ["should", "will", "C.wD", "C.wA", "C.vA", "C.dA"])
    #expect(root.presentedViewController === modal)
    #expect(modal.view.convert(CGPoint.zero, to: nil).y == 59)
  }

  @Test
  func `a fast pull dismisses at any distance`() {
    let (root, modal) = presentSheet()

    stage.pullDown(modal, by: 100, velocity: 1200)
    stage.loop.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test
  func `a modal in presentation refuses the pull and reports the attempt`() {
    let (root, modal) = presentSheet()
    modal.isModalInPresentation = true

    stage.pullDown(modal, by: 500)
    stage.loop.settle()

    #expect(trace.events == ["attempt"])
    #expect(root.presentedViewController === modal)
  }

  @Test
  func `the delegate can refuse the pull`() {
    let (root, modal) = presentSheet()
    delegate.allows = false

    stage.pullDown(modal, by: 500)
    stage.loop.settle()

    #expect(trace.events == ["should", "attempt"])
    #expect(root.presentedViewController === modal)
  }

  @Test
  func `dismissing in code asks and tells the delegate nothing`() {
    let (root, modal) = presentSheet()
    modal.isModalInPresentation = true

    modal.dismiss(animated: true)
    stage.loop.settle()

    #expect(trace.events == ["C.wD", "C.dD"])
    #expect(root.presentedViewController == nil)
  }
}

@MainActor
final class TracingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let trace: EventTrace
  var allows = true

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init()
  }

  func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool {
    trace.events.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ c: UIPresentationController) {
    trace.events.append("will")
  }

  func presentationControllerDidDismiss(_ c: UIPresentationController) {
    trace.events.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ c: UIPresentationController) {
    trace.events.append("attempt")
  }
}
