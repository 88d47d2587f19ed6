import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PresentationOrderTests {
  let stage = Stage.current
  let trace = EventTrace()

  private func shownRoot() -> NamedController {
    let root = NamedController("A", trace)
    stage.show(root)
    stage.loop.settle()
    trace.events = []
    return root
  }

  @Test
  func `full screen takes the presenter away, whose end comes last`() {
    let root = shownRoot()
    let modal = NamedController("C", trace)
    modal.modalPresentationStyle = .fullScreen

    root.present(modal, animated: true) { [trace] in trace.events.append("completion") }
    stage.loop.settle()

    #expect(
      trace.events == ["C.didLoad", "A.wD", "C.wA", "C.vA", "C.dA", "A.dD", "completion"]
    )
    #expect(root.view.window == nil)
  }

  @Test
  func `dismissing full screen ends the presenter's appearance first`() {
    let root = shownRoot()
    let modal = NamedController("C", trace)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    stage.loop.settle()
    trace.events = []

    root.dismiss(animated: true) { [trace] in trace.events.append("completion") }
    stage.loop.settle()

    #expect(trace.events == ["C.wD", "A.wA", "A.vA", "A.dA", "C.dD", "completion"])
    #expect(root.view.window != nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
  ])
  func `the presenter of a sheet hears nothing`(style: UIModalPresentationStyle) {
    let root = shownRoot()
    let modal = NamedController("C", trace)
    modal.modalPresentationStyle = style

    root.present(modal, animated: true)
    stage.loop.settle()
    root.dismiss(animated: true)
    stage.loop.settle()

    #expect(trace.events == ["C.didLoad", "C.wA", "C.vA", "C.dA", "C.wD", "C.dD"])
  }

  @Test(arguments: [true, false])
  func `being presented and dismissed shows inside the callbacks only`(animated: Bool) {
    let root = shownRoot()
    let modal = FlagController()

    root.present(modal, animated: animated)
    stage.loop.settle()
    #expect(modal.isBeingPresented == false)
    root.dismiss(animated: animated)
    stage.loop.settle()

    #expect(modal.flags == ["wA true false", "dA true false", "wD false true", "dD false true"])
  }

  @Test
  func `presenting loads the view at once and shows it a turn later`() {
    let root = shownRoot()
    let modal = NamedController("C", trace)

    root.present(modal, animated: true)

    #expect(trace.events == ["C.didLoad"])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
  }
}

private final class FlagController: UIViewController {
  var flags: [String] = []

  private func add(_ event: String) {
    flags.append("\(event) \(isBeingPresented) \(isBeingDismissed)")
  }

  override func viewWillAppear(_ animated: Bool) { add("wA") }
  override func viewDidAppear(_ animated: Bool) { add("dA") }
  override func viewWillDisappear(_ animated: Bool) { add("wD") }
  override func viewDidDisappear(_ animated: Bool) { add("dD") }
}
