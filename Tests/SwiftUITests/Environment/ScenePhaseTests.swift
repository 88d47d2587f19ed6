import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct ScenePhaseTests {
  let trace = Trace()

  struct Reader: View {
    let trace: Trace
    @Environment(\.scenePhase) private var phase
    var body: some View {
      let _ = trace("\(phase)")
      Text("\(phase)").onChange(of: phase) { old, new in trace("\(old) to \(new)") }
    }
  }

  @Test
  func `a hosted view reads the phase of the scene that contains it`() {
    let host = showHosted(Reader(trace: trace))

    #expect(trace.take() == ["active"])
    #expect(host.heard == ["active"])
  }

  @Test
  func `the phase goes by inactive to the background and back`() {
    _ = showHosted(Reader(trace: trace))
    trace.clear()

    Stage.current.enterBackground()
    #expect(
      trace.take() == ["inactive", "active to inactive", "background", "inactive to background"]
    )
    Stage.current.enterForeground()

    #expect(
      trace.take() == ["inactive", "background to inactive", "active", "inactive to active"]
    )
  }

  @Test
  func `what covers the app makes the phase inactive alone`() {
    _ = showHosted(Reader(trace: trace))
    trace.clear()

    Stage.current.resignActive()
    #expect(trace.take() == ["inactive", "active to inactive"])
    Stage.current.becomeActive()

    #expect(trace.take() == ["active", "inactive to active"])
  }

  @Test
  func `a covered screen reads the phase of now when it comes back`() {
    let host = UIHostingController(rootView: Reader(trace: trace))
    let stack = UINavigationController(rootViewController: host)
    Stage.current.show(stack)
    stack.pushViewController(UIViewController(), animated: false)
    flush()
    trace.clear()

    Stage.current.enterBackground()
    flush()
    #expect(trace.take().isEmpty)
    stack.popViewController(animated: false)
    flush()

    #expect(trace.events.contains("background"))
  }

  @Test
  func `outside of a window there is no scene, and the phase is background`() {
    let host = UIHostingController(rootView: Reader(trace: trace))

    _ = host.sizeThatFits(in: CGSize(width: 100, height: 100))

    #expect(trace.take() == ["background"])
  }
}
