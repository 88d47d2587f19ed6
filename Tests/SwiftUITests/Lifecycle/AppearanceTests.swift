import Combine
import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct AppearanceTests {
  let trace = Trace()

  final class Host<Content: View>: UIHostingController<Content> {
    let trace: Trace

    init(_ content: Content, _ trace: Trace) {
      self.trace = trace
      super.init(rootView: content)
    }

    required dynamic init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      trace("wA")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      trace("dA")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      trace("dD")
    }
  }

  private func traced(_ name: String) -> some View {
    let trace = trace
    return Text(name).onAppear { trace("+\(name)") }.onDisappear { trace("-\(name)") }
  }

  private func stack(_ root: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    Stage.current.show(stack)
    return stack
  }

  // C.9.10
  @Test
  func `the root appears after viewWillAppear and before viewDidAppear`() {
    Stage.current.show(Host(traced("a"), trace))

    #expect(trace.take() == ["wA", "+a", "dA"])
  }

  // C.9.10
  @Test
  func `a pushed screen appears in the transition's first update`() {
    let stack = stack(UIViewController())

    stack.pushViewController(Host(traced("a"), trace), animated: true)
    flush()
    #expect(trace.take() == ["wA", "+a"])
    Stage.current.loop.settle()

    #expect(trace.take() == ["dA"])
  }

  // C.9.10
  @Test
  func `a screen appears at the end of the turn where a stage decides it so`() {
    Stage.current.otherOutcomes = .onAppearInLayout
    let stack = stack(UIViewController())

    stack.pushViewController(Host(traced("a"), trace), animated: false)
    flush()
    #expect(trace.take() == ["wA", "dA", "+a"])
    #expect(Stage.current.metOutcomes.contains(.onAppearInLayout))
  }

  // C.9.10
  @Test
  func `a screen disappears when it is covered by a push and appears when it comes back`() {
    let stack = stack(Host(traced("a"), trace))
    #expect(trace.take() == ["wA", "+a", "dA"])

    stack.pushViewController(UIViewController(), animated: true)
    Stage.current.loop.settle()
    #expect(Set(trace.take()) == ["-a", "dD"])
    stack.popViewController(animated: true)
    Stage.current.loop.settle()

    #expect(trace.take() == ["wA", "+a", "dA"])
  }

  // C.9.10
  @Test
  func `a screen covered by a sheet neither disappears nor appears`() {
    let host = Host(traced("a"), trace)
    Stage.current.show(host)
    trace.clear()

    host.present(UIViewController(), animated: true)
    Stage.current.loop.settle()
    host.dismiss(animated: true)
    Stage.current.loop.settle()

    #expect(trace.events.isEmpty)
  }

  @Test
  func `views appear and disappear with the tree`() {
    struct Screen: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        if model.flag { Text("a").onAppear { trace("+") }.onDisappear { trace("-") } }
      }
    }
    let model = Watched()
    _ = showHosted(Screen(model: model, trace: trace))
    model.flag = false
    flush()
    model.flag = true
    flush()

    #expect(trace.take() == ["+", "-", "+"])
  }

  // C.9.10
  @Test
  func `state set in onAppear is shown in the first frame`() {
    struct Screen: View {
      @State private var name = "before"
      var body: some View { Text(name).onAppear { name = "after" } }
    }
    let host = UIHostingController(rootView: Screen())
    Stage.current.show(host)

    #expect(host.heard == ["after"])
  }

  // C.9.11
  @Test
  func `a task starts with appearance and is cancelled on disappearance`() async {
    let trace = trace
    let content = Text("a").task {
      trace("start")
      while !Task.isCancelled { await Task.yield() }
      trace("cancelled")
    }
    let stack = stack(UIHostingController(rootView: content))
    await wait { trace.events == ["start"] }

    stack.pushViewController(UIViewController(), animated: false)
    flush()
    await wait { trace.events == ["start", "cancelled"] }
    stack.popViewController(animated: false)
    flush()
    await wait { trace.events == ["start", "cancelled", "start"] }

    #expect(trace.events == ["start", "cancelled", "start"])
    stack.setViewControllers([UIViewController()], animated: false)
    flush()
  }

  // C.9.11
  @Test
  func `a task with an id starts again when the id changes`() async {
    struct Screen: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        let number = model.number
        Text("a").task(id: number) {
          trace("start \(number)")
          while !Task.isCancelled { await Task.yield() }
          trace("end \(number)")
        }
      }
    }
    let model = Watched()
    let host = showHosted(Screen(model: model, trace: trace))
    await wait { trace.events == ["start 0"] }

    model.number = 1
    flush()
    await wait { trace.events.count == 3 }

    #expect(Set(trace.events) == ["start 0", "end 0", "start 1"])
    host.view.window?.rootViewController = UIViewController()
    flush()
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() {
      await Task.yield()
    }
  }
}
