import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct RepresentableUpdateTests {
  let trace = Trace()

  struct Probe<Value>: UIViewRepresentable {
    let trace: Trace
    let value: Value
    func makeUIView(context: Context) -> UIView {
      trace("make")
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) { trace("update") }
  }

  struct Parent<Value>: View {
    let model: Watched
    let trace: Trace
    let make: (Int) -> Value
    var body: some View { Probe(trace: trace, value: make(model.number)) }
  }

  /// How often a parent's evaluation updates a representable that holds a value.
  private func updates<Value>(_ make: @escaping (Int) -> Value) -> Int {
    let model = Watched()
    _ = showHosted(Parent(model: model, trace: trace, make: make))
    trace.clear()
    model.number = 1
    flush()
    return trace.take().count
  }

  struct Pair {
    let number: Int
    let name: String
  }

  struct Erased {
    let value: Any
  }

  // C.10.2
  @Test
  func `plain values are compared field by field, erased ones are never equal`() {
    #expect(updates { _ in Pair(number: 1, name: "a") } == 0)
    #expect(updates { Pair(number: $0, name: "a") } == 1)
    #expect(updates { Pair(number: 1, name: "\($0)") } == 1)
    #expect(updates { _ in Erased(value: 1) } == 1)
  }

  // C.10.2
  @Test
  func `an object is compared by identity`() {
    let model = Watched()

    #expect(updates { _ in model } == 0)
    #expect(updates { _ in Watched() } == 1)
  }

  struct Own: UIViewRepresentable {
    let trace: Trace
    @State private var number = 0
    @ObservedObject var store: PublishedStore

    final class Coordinator {
      var increment = {}
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
      trace("update \(number) \(store.number)")
      context.coordinator.increment = { number += 1 }
      handle.increment = context.coordinator.increment
    }

    let handle: Handle
  }

  final class Handle {
    var increment = {}
  }

  // C.10.2
  @Test
  func `its own state and an object that it observes update a representable`() {
    let store = PublishedStore()
    let handle = Handle()
    _ = showHosted(Own(trace: trace, store: store, handle: handle))
    #expect(trace.take() == ["update 0 0"])

    handle.increment()
    flush()
    #expect(trace.take() == ["update 1 0"])
    store.number = 5
    flush()

    #expect(trace.take() == ["update 1 5"])
  }

  // C.10.3, C.9.3
  @Test
  func `several changes in a turn are one update`() {
    let model = Watched()
    _ = showHosted(Parent(model: model, trace: trace) { $0 })
    trace.clear()

    model.number = 1
    model.number = 2
    model.number = 3
    #expect(trace.events.isEmpty)
    flush()

    #expect(trace.take() == ["update"])
  }

  // C.10.4
  @Test
  func `a hidden representable is made and updated`() {
    _ = showHosted(Probe(trace: trace, value: 1).hidden())

    #expect(trace.take() == ["make", "update"])
  }

  // C.10.4
  @Test
  func `a view in a window hears of it only after its first update`() {
    final class Looking: UIView {
      var trace: Trace?
      override func didMoveToWindow() { trace?("window \(window != nil)") }
    }
    struct Wrapper: UIViewRepresentable {
      let trace: Trace
      func makeUIView(context: Context) -> Looking {
        let view = Looking()
        view.trace = trace
        return view
      }
      func updateUIView(_ uiView: Looking, context: Context) { trace("update") }
    }

    _ = showHosted(Wrapper(trace: trace))

    #expect(trace.take() == ["update", "window true"])
  }

  // C.10.1
  @Test
  func `a controller that leaves is dismantled with its coordinator`() {
    struct Wrapper: UIViewControllerRepresentable {
      let trace: Trace
      func makeCoordinator() -> Trace {
        trace("coordinator")
        return trace
      }
      func makeUIViewController(context: Context) -> UIViewController {
        trace("make")
        return UIViewController()
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        trace("update")
      }
      static func dismantleUIViewController(
        _ controller: UIViewController,
        coordinator: Trace
      ) {
        coordinator("dismantle \(controller.parent == nil)")
      }
    }
    struct Screen: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        if model.flag { Wrapper(trace: trace) }
      }
    }
    let model = Watched()
    _ = showHosted(Screen(model: model, trace: trace))
    #expect(trace.take() == ["coordinator", "make", "update"])

    model.flag = false
    flush()

    #expect(trace.take() == ["dismantle true"])
  }
}
