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

  // C.1.8
  @Test(arguments: [true, false])
  func `whatever removes the presenter's view is like full screen`(isCustom: Bool) {
    let root = shownRoot()
    root.definesPresentationContext = true
    let modal = NamedController("C", trace)
    modal.modalPresentationStyle = isCustom ? .custom : .currentContext
    let delegate = RemovingDelegate()
    modal.transitioningDelegate = delegate

    root.present(modal, animated: true)
    stage.loop.settle()
    #expect(trace.events == ["C.didLoad", "A.wD", "C.wA", "C.vA", "C.dA", "A.dD"])
    #expect(root.view.window == nil)
    trace.events = []
    root.dismiss(animated: true)
    stage.loop.settle()

    #expect(trace.events == ["C.wD", "A.wA", "A.vA", "A.dA", "C.dD"])
    #expect(root.view.window != nil)
  }

  // C.1.9
  @Test(arguments: [UIModalPresentationStyle.popover, .custom])
  func `the presenter of a popover or a custom card hears nothing`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage(device: .pad)
    stage.perform {
      let root = NamedController("A", trace)
      stage.show(root)
      trace.events = []
      let modal = NamedController("C", trace)
      modal.modalPresentationStyle = style
      modal.popoverPresentationController?.sourceView = root.view

      root.present(modal, animated: true)
      stage.loop.settle()
      root.dismiss(animated: true)
      stage.loop.settle()
    }

    #expect(trace.events == ["C.didLoad", "C.wA", "C.vA", "C.dA", "C.wD", "C.dD"])
  }

  // C.1.10
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func `completions run after the modal's own callbacks`(
    style: UIModalPresentationStyle,
    animated: Bool
  ) {
    let root = shownRoot()
    let modal = NamedController("C", trace)
    modal.modalPresentationStyle = style

    root.present(modal, animated: animated) { [trace] in trace.events.append("presented") }
    stage.loop.settle()
    root.dismiss(animated: animated) { [trace] in trace.events.append("dismissed") }
    stage.loop.settle()

    let own = trace.events.filter { !$0.hasPrefix("A.") }
    #expect(
      own == ["C.didLoad", "C.wA", "C.vA", "C.dA", "presented", "C.wD", "C.dD", "dismissed"]
    )
  }

  // C.1.8
  @Test
  func `a dismissed full-screen controller is freed after its completion`() {
    let root = shownRoot()
    weak var modal: UIViewController?
    var wasThere = false
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      modal = controller
      root.present(controller, animated: true)
    }
    stage.loop.settle()

    root.dismiss(animated: true) { wasThere = true }
    stage.loop.settle()

    #expect(wasThere)
    #expect(modal == nil)
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

private final class RemovingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    RemovingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class RemovingPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
