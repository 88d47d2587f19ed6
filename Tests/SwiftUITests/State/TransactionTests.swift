import StageSupport
@_spi(Headless) import SwiftUI
import Testing

private enum NoteKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

@MainActor
@Suite(.onStage)
struct TransactionTests {
  let trace = Trace()

  struct Probe: UIViewRepresentable {
    let trace: Trace
    let number: Int
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
      trace("\(context.transaction.note) \(context.transaction.animation == .linear)")
    }
  }

  struct Screen<Inner: View>: View {
    let handle: StateTests.Handle<Int>
    let content: (Int) -> Inner
    @State private var number = 0

    init(handle: StateTests.Handle<Int>, content: @escaping (Int) -> Inner) {
      self.handle = handle
      self.content = content
    }

    var body: some View {
      let _ = handle.binding = $number
      content(number)
    }
  }

  private func change<Content: View>(
    _ content: @escaping (Int) -> Content,
    by work: (Binding<Int>) -> Void
  ) -> [String] {
    let handle = StateTests.Handle<Int>()
    _ = showHosted(Screen(handle: handle, content: content))
    trace.clear()
    if let binding = handle.binding { work(binding) }
    flush()
    return trace.take()
  }

  @Test
  func `values of a transaction reach what it updates`() {
    let trace = trace
    let events = change({ Probe(trace: trace, number: $0) }) { binding in
      withTransaction(\.note, "told") { binding.wrappedValue = 1 }
    }

    #expect(events == ["told false"])
  }

  @Test
  func `a transaction modifier changes it for the views inside`() {
    let trace = trace
    let events = change({ number in
      Probe(trace: trace, number: number).transaction { $0.note += "!" }
        .transaction { $0.note = "outer" }
    }) { $0.wrappedValue = 1 }

    #expect(events == ["outer! false"])
  }

  @Test
  func `an animation for a value holds only for its changes`() {
    let trace = trace
    let content = { (number: Int) in
      Probe(trace: trace, number: number).animation(.linear, value: number / 2)
    }

    #expect(change(content) { $0.wrappedValue = 1 } == ["none false"])
    #expect(change(content) { $0.wrappedValue = 2 } == ["none true"])
  }

  @Test
  func `a binding with an animation carries it`() {
    let trace = trace
    let events = change({ Probe(trace: trace, number: $0) }) {
      $0.animation(.linear).wrappedValue = 1
    }

    #expect(events == ["none true"])
  }

  @Test
  func `the completion of an animation runs when its time is over`() {
    let trace = trace
    withAnimation(.linear(duration: 2)) {
      trace("body")
    } completion: {
      trace("done")
    }
    Stage.current.loop.advance(by: 1.9)
    #expect(trace.events == ["body"])

    Stage.current.loop.advance(by: 0.2)

    #expect(trace.events == ["body", "done"])
  }

  @Test
  func `views that never come to rest are named`() {
    struct Restless: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)").onChange(of: number, initial: true) { number += 1 }
      }
    }

    _ = showHosted(Restless())

    #expect(Stage.current.log.contains { $0.contains("Restless") })
  }
}
