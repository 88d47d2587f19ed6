import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct ViewRepresentableTests {
  let trace = Trace()

  struct Wrapper: UIViewRepresentable {
    let trace: Trace
    let name: String

    final class Coordinator {
      let trace: Trace
      init(_ trace: Trace) { self.trace = trace }
    }

    func makeCoordinator() -> Coordinator {
      trace("coordinator")
      return Coordinator(trace)
    }

    func makeUIView(context: Context) -> UIView {
      trace("make")
      let view = UIView()
      view.accessibilityLabel = name
      view.isAccessibilityElement = true
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      trace("update \(name)\(uiView.window == nil ? "" : " in window")")
      uiView.accessibilityLabel = name
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
      coordinator.trace("dismantle \(uiView.accessibilityLabel ?? "")")
    }
  }

  struct Screen: View {
    let model: Watched
    let trace: Trace
    var body: some View {
      let _ = trace("body \(model.number)")
      if model.flag { Wrapper(trace: trace, name: model.name) }
    }
  }

  // C.10.1
  @Test
  func `coordinator, view and update come in this order, then updates only`() {
    let model = Watched()
    let host = showHosted(Screen(model: model, trace: trace))
    #expect(trace.take() == ["body 0", "coordinator", "make", "update a"])

    model.name = "b"
    flush()

    #expect(trace.take() == ["body 0", "update b in window"])
    #expect(host.heard == ["b"])
  }

  // C.10.1
  @Test
  func `a representable that leaves is dismantled`() {
    let model = Watched()
    let host = showHosted(Screen(model: model, trace: trace))
    trace.clear()

    model.flag = false
    flush()

    #expect(trace.take() == ["body 0", "dismantle a"])
    #expect(host.view.subviews.isEmpty)
  }

  // C.10.2
  @Test
  func `a representable is updated only when its value changed`() {
    let model = Watched()
    _ = showHosted(Screen(model: model, trace: trace))
    trace.clear()

    model.number = 1
    flush()

    #expect(trace.take() == ["body 1"])
  }

  // C.10.2
  @Test
  func `a representable with a closure is updated with every evaluation of its parent`() {
    struct Closing: UIViewRepresentable {
      let trace: Trace
      let action: () -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { trace("update") }
    }
    struct Parent: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        let _ = model.number
        Closing(trace: trace) {}
      }
    }
    let model = Watched()
    _ = showHosted(Parent(model: model, trace: trace))
    trace.clear()

    model.number = 1
    flush()

    #expect(trace.take() == ["update"])
  }

  // C.10.2
  @Test
  func `a dynamic property that changes updates the representable`() {
    struct Bound: UIViewRepresentable {
      let trace: Trace
      @Binding var number: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { trace("update \(number)") }
    }
    struct Parent: View {
      let trace: Trace
      let handle: StateTests.Handle<Int>
      @State private var number = 0
      var body: some View {
        let _ = trace("parent")
        let _ = handle.binding = $number
        Bound(trace: trace, number: $number)
      }
    }
    let handle = StateTests.Handle<Int>()
    _ = showHosted(Parent(trace: trace, handle: handle))
    trace.clear()

    handle.binding?.wrappedValue = 3
    flush()

    #expect(trace.take() == ["update 3"])
  }

  // C.10.2
  @Test
  func `a change of the environment updates the representable`() {
    struct Scheme: UIViewRepresentable {
      let trace: Trace
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {
        trace("update \(context.environment.colorScheme)")
      }
    }
    let host = showHosted(Scheme(trace: trace))
    trace.clear()

    host.overrideUserInterfaceStyle = .dark
    flush()

    #expect(trace.take() == ["update dark"])
  }

  // C.10.3
  @Test
  func `nothing is made or updated outside a window`() {
    let model = Watched()
    let host = UIHostingController(
      rootView: Text("a").background(Screen(model: model, trace: trace))
    )
    _ = host.sizeThatFits(in: CGSize(width: 100, height: 100))
    flush()
    #expect(trace.take().isEmpty)

    let window = Stage.current.show(host)
    trace.clear()
    window.rootViewController = nil
    flush()
    model.name = "b"
    flush()
    #expect(trace.take().isEmpty)
    window.rootViewController = host
    flush()

    #expect(trace.take().contains("update b in window"))
  }

  // C.10.3
  @Test
  func `the context carries the transaction of the change`() {
    struct Animated: UIViewRepresentable {
      let trace: Trace
      let number: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {
        trace("\(number) \(context.transaction.animation == .linear)")
      }
    }
    struct Parent: View {
      let trace: Trace
      let handle: StateTests.Handle<Int>
      @State private var number = 0
      var body: some View {
        let _ = handle.binding = $number
        Animated(trace: trace, number: number)
      }
    }
    let handle = StateTests.Handle<Int>()
    _ = showHosted(Parent(trace: trace, handle: handle))

    withAnimation(.linear) { handle.binding?.wrappedValue = 1 }
    flush()
    handle.binding?.wrappedValue = 2
    flush()

    #expect(trace.take() == ["0 false", "1 true", "2 false"])
  }

  // C.10.3
  @Test
  func `changing state inside updateUIView is logged`() {
    struct Bad: UIViewRepresentable {
      @Binding var number: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { number += 1 }
    }
    struct Parent: View {
      @State private var number = 0
      var body: some View { Bad(number: $number) }
    }

    _ = showHosted(Parent())

    #expect(Stage.current.log.contains { $0.hasPrefix("Modifying state during view update") })
  }

  // C.10.4
  @Test
  func `a representable of no size is made and updated`() {
    let trace = trace
    _ = showHosted(
      Text("a").background(Wrapper(trace: trace, name: "b").frame(width: 0, height: 0))
    )

    #expect(trace.take() == ["coordinator", "make", "update b"])
  }

  // C.10.4
  @Test
  func `makeUIView has no window and no superview`() {
    struct Looking: UIViewRepresentable {
      let trace: Trace
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        trace("\(view.window == nil)")
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {
        trace("\(uiView.window == nil) \(uiView.superview == nil)")
      }
    }

    let host = showHosted(Looking(trace: trace))

    #expect(trace.take() == ["true", "true true"])
    #expect(host.view.subviews.first?.window != nil)
  }

  // C.10.5
  @Test
  func `the frame of the view is that of its place`() {
    let host = showHosted(Wrapper(trace: trace, name: "a").frame(width: 30, height: 40))

    let frame = host.view.subviews.first?.frame

    #expect(frame == CGRect(x: 181.5, y: 59 + 379.5 - 20, width: 30, height: 40))
  }

  // C.10.6
  @Test
  func `sizeThatFits decides the size, nil leaves it to the view`() {
    struct Sized: UIViewRepresentable {
      let size: CGSize?
      final class Intrinsic: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 500, height: 12) }
      }
      func makeUIView(context: Context) -> UIView { Intrinsic() }
      func updateUIView(_ uiView: UIView, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIView,
        context: Context
      ) -> CGSize? {
        size
      }
    }
    let own = showHosted(Sized(size: CGSize(width: 10, height: 20)))
    let usual = showHosted(Sized(size: nil))

    #expect(own.sizeThatFits(in: CGSize(width: 100, height: 100)).height == 20)
    #expect(usual.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 500)
  }
}
