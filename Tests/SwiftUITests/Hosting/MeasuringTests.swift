import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct MeasuringTests {
  let trace = Trace()
  let size = CGSize(width: 300, height: 600)

  struct Neutral: ViewModifier {
    let trace: Trace
    func body(content: Content) -> some View {
      let _ = trace("neutral")
      content.onAppear { trace("appear") }
    }
  }

  struct Padded: ViewModifier {
    let trace: Trace
    func body(content: Content) -> some View {
      let _ = trace("padded")
      content.padding(EdgeInsets())
    }
  }

  struct Environmental: ViewModifier {
    let trace: Trace
    func body(content: Content) -> some View {
      let _ = trace("environmental")
      content.environment(\.lineLimit, 1)
    }
  }

  struct Screen<Content: View>: View {
    let trace: Trace
    @ViewBuilder let content: Content
    var body: some View {
      let _ = trace("screen")
      content
    }
  }

  private func measure<Content: View>(_ content: Content) -> [String] {
    let controller = UIHostingController(rootView: content)
    _ = controller.sizeThatFits(in: size)
    #expect(!controller.isViewLoaded)
    return trace.take()
  }

  // C.9.2
  @Test
  func `init and viewDidLoad evaluate no body`() {
    let controller = UIHostingController(rootView: Screen(trace: trace) { Text("a") })
    controller.loadViewIfNeeded()

    #expect(trace.events.isEmpty)
  }

  @Test
  func `what layoutIfNeeded does outside a window is unsettled`() {
    let controller = UIHostingController(rootView: Screen(trace: trace) { Text("a") })
    controller.view.frame = CGRect(origin: .zero, size: size)

    controller.view.layoutIfNeeded()
    flush()

    #expect(trace.events.isEmpty)
    #expect(Stage.current.unsettledDecisions.contains { $0.hasPrefix("C.9.2") })
  }

  // C.9.2
  @Test
  func `measuring evaluates the body and runs no onAppear`() {
    let trace = trace
    let events = measure(Screen(trace: trace) { Text("a").onAppear { trace("appear") } })

    flush()
    #expect(events == ["screen"])
    #expect(trace.events.isEmpty)
  }

  @Test
  func `measuring doesn't evaluate a modifier that returns its content`() {
    #expect(measure(Text("a").modifier(Neutral(trace: trace))).isEmpty)
  }

  @Test
  func `measuring evaluates a modifier that returns padded content`() {
    #expect(measure(Text("a").modifier(Padded(trace: trace))) == ["padded"])
  }

  @Test
  func `measuring evaluates a modifier whose environment the content reads`() {
    #expect(measure(Text("a").modifier(Environmental(trace: trace))) == ["environmental"])
  }

  @Test
  func `measuring looks through neutral modifiers at the ones inside`() {
    let content = Text("a").modifier(Padded(trace: trace)).modifier(Neutral(trace: trace))

    #expect(measure(content) == ["padded"])
  }

  @Test
  func `measuring doesn't evaluate backgrounds and overlays`() {
    let content = Text("a")
      .background(Screen(trace: trace) { Text("b") })
      .overlay(Screen(trace: trace) { Text("c") })

    #expect(measure(content).isEmpty)
  }

  @Test
  func `measuring doesn't evaluate what lies in a fixed frame`() {
    let content = Screen(trace: trace) { Text("b") }.frame(width: 20, height: 30)

    #expect(measure(content).isEmpty)
  }

  @Test
  func `measuring evaluates what lies in a frame with one length`() {
    let content = Screen(trace: trace) { Text("b") }.frame(width: 20)

    #expect(measure(content) == ["screen"])
  }

  @Test
  func `measuring doesn't evaluate what lies in a frame without limit`() {
    let content = Screen(trace: trace) { Text("b") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)

    #expect(measure(content).isEmpty)
  }

  @Test
  func `the first update in a window evaluates all that measuring left out, once`() {
    let content = Screen(trace: trace) { Text("a") }
      .modifier(Neutral(trace: trace))
      .modifier(Padded(trace: trace))
      .background(Screen(trace: trace) { Text("b") })
    let controller = UIHostingController(rootView: content)
    _ = controller.sizeThatFits(in: size)
    #expect(trace.take() == ["padded", "screen"])

    Stage.current.show(controller)

    #expect(trace.take() == ["neutral", "screen", "appear"])
  }

  @Test
  func `what was measured keeps its state in the window`() {
    struct Row: View {
      @State private var id = Int.random(in: 0..<Int.max)
      var body: some View { Text("\(id)") }
    }
    struct Marked: ViewModifier {
      let trace: Trace
      func body(content: Content) -> some View { content.onAppear {} }
    }
    let controller = UIHostingController(rootView: Row().modifier(Marked(trace: trace)))
    let measured = controller.sizeThatFits(in: size)

    Stage.current.show(controller)

    #expect(controller.sizeThatFits(in: size) == measured)
  }

  @Test
  func `measuring after a change evaluates only what the size needs`() {
    struct Counting: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        let _ = trace("counting")
        Text("\(model.number)").modifier(Mark(model: model, trace: trace))
      }
    }
    struct Mark: ViewModifier {
      let model: Watched
      let trace: Trace
      func body(content: Content) -> some View {
        let _ = trace("mark \(model.number)")
        content.onAppear {}
      }
    }
    let model = Watched()
    let controller = UIHostingController(rootView: Counting(model: model, trace: trace))
    let window = Stage.current.show(controller)
    #expect(trace.take() == ["counting", "mark 0"])
    window.rootViewController = UIViewController()
    flush()

    model.number = 100
    flush()
    #expect(trace.take().isEmpty)
    _ = controller.sizeThatFits(in: size)

    #expect(trace.take() == ["counting"])
  }

  @Test
  func `with the stage's option a hosting view updates outside a window, later`() {
    Stage.current.updatesHostingViewsOffWindow = true
    let trace = trace
    let content = Screen(trace: trace) { Text("a").onAppear { trace("appear") } }
      .modifier(Neutral(trace: trace))
    let controller = UIHostingController(rootView: content)
    controller.loadViewIfNeeded()
    #expect(trace.take().isEmpty)

    flush()

    #expect(trace.take() == ["neutral", "screen"])
  }
}
