import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct ControllerRepresentableTests {
  let trace = Trace()

  final class Child: UIViewController {
    let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      trace("willMove \(parent != nil)")
    }

    override func didMove(toParent parent: UIViewController?) { trace("didMove \(parent != nil)") }
    override func viewWillAppear(_ animated: Bool) { trace("wA") }
    override func viewDidAppear(_ animated: Bool) { trace("dA") }
    override func viewWillDisappear(_ animated: Bool) { trace("wD") }
    override func viewDidDisappear(_ animated: Bool) { trace("dD") }
  }

  struct Wrapper: UIViewControllerRepresentable {
    let trace: Trace

    func makeUIViewController(context: Context) -> Child {
      trace("make")
      let child = Child(trace)
      child.navigationItem.title = "child"
      return child
    }

    func updateUIViewController(_ controller: Child, context: Context) {
      trace("update \(controller.parent == nil)")
    }
  }

  struct Screen: View {
    let model: Watched
    let trace: Trace
    var body: some View {
      if model.flag { Wrapper(trace: trace) }
    }
  }

  // C.10.7
  @Test
  func `the controller becomes a child of the host and appears with it`() {
    let host = showHosted(Wrapper(trace: trace))

    #expect(
      trace.take() == ["make", "update true", "willMove true", "wA", "didMove true", "dA"]
    )
    #expect(host.children.first is Child)
    #expect(Stage.current.log.isEmpty)
  }

  // C.10.7
  @Test
  func `a child that comes and goes later gets all callbacks`() {
    let model = Watched()
    model.flag = false
    let host = showHosted(Screen(model: model, trace: trace))

    model.flag = true
    flush()
    #expect(
      trace.take() == ["make", "update true", "willMove true", "wA", "dA", "didMove true"]
    )
    model.flag = false
    flush()

    #expect(trace.take() == ["willMove false", "wD", "dD", "didMove false"])
    #expect(host.children.isEmpty)
    #expect(Stage.current.log.isEmpty)
  }

  // C.10.7
  @Test
  func `the child disappears and appears with its host`() {
    let stack = UINavigationController(
      rootViewController: UIHostingController(rootView: Wrapper(trace: trace))
    )
    Stage.current.show(stack)
    trace.clear()

    stack.pushViewController(UIViewController(), animated: true)
    Stage.current.loop.settle()
    stack.popViewController(animated: true)
    Stage.current.loop.settle()

    #expect(trace.take() == ["wD", "dD", "wA", "dA"])
    #expect(Stage.current.log.isEmpty)
  }

  // C.10.7
  @Test
  func `the child's bar content isn't merged into the host's item`() {
    let host = UIHostingController(rootView: Wrapper(trace: trace))
    Stage.current.show(UINavigationController(rootViewController: host))

    #expect(host.navigationItem.title?.isEmpty != false)
  }
}
