import Combine
import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct StateTests {
  let trace = Trace()

  /// Keeps what a view gave away, so that a test can change it.
  final class Handle<Value> {
    var binding: Binding<Value>?
  }

  struct Leaf: View {
    let trace: Trace
    let handle: Handle<Int>
    @State private var count = 0
    var body: some View {
      let _ = trace("leaf \(count)")
      let _ = handle.binding = $count
      Text("\(count)")
    }
  }

  struct Parent: View {
    let trace: Trace
    let handle: Handle<Int>
    var body: some View {
      let _ = trace("parent")
      Leaf(trace: trace, handle: handle)
      Text("fixed")
    }
  }

  // C.9.3, C.11.4
  @Test
  func `a change evaluates only the view that reads it, in the next update`() {
    let handle = Handle<Int>()
    let host = showHosted(Parent(trace: trace, handle: handle))
    trace.clear()

    handle.binding?.wrappedValue = 1
    handle.binding?.wrappedValue = 2
    #expect(trace.events.isEmpty)
    flush()

    #expect(trace.take() == ["leaf 2"])
    #expect(host.heard == ["2", "fixed"])
  }

  @Test
  func `writing an equal value evaluates nothing`() {
    let handle = Handle<Int>()
    _ = showHosted(Parent(trace: trace, handle: handle))
    trace.clear()

    handle.binding?.wrappedValue = 0
    flush()

    #expect(trace.events.isEmpty)
  }

  // C.11.4
  @Test
  func `passing a binding doesn't make the parent depend on the value`() {
    struct Child: View {
      let trace: Trace
      @Binding var number: Int
      var body: some View {
        let _ = trace("child \(number)")
        Text("\(number)")
      }
    }
    struct Owner: View {
      let trace: Trace
      let handle: Handle<Int>
      @State private var number = 1
      var body: some View {
        let _ = trace("owner")
        let _ = handle.binding = $number
        Child(trace: trace, number: $number)
      }
    }
    let handle = Handle<Int>()
    _ = showHosted(Owner(trace: trace, handle: handle))
    trace.clear()

    handle.binding?.wrappedValue = 2
    flush()

    #expect(trace.take() == ["child 2"])
  }

  // C.11.4
  @Test
  func `a child whose value is equal isn't evaluated with its parent`() {
    struct Row: View {
      let trace: Trace
      let name: String
      var body: some View {
        let _ = trace(name)
        Text(name)
      }
    }
    struct Rows: View {
      let trace: Trace
      let handle: Handle<Int>
      @State private var number = 0
      var body: some View {
        let _ = trace("rows")
        let _ = handle.binding = $number
        Row(trace: trace, name: "fixed")
        Row(trace: trace, name: "n\(number)")
      }
    }
    let handle = Handle<Int>()
    _ = showHosted(Rows(trace: trace, handle: handle))
    trace.clear()

    handle.binding?.wrappedValue = 1
    flush()

    #expect(trace.take() == ["rows", "n1"])
  }

  @Test
  func `an equatable view is compared by its own operator`() {
    struct Row: View, Equatable {
      let trace: Trace
      let id: Int
      let note: Int
      var body: some View {
        let _ = trace("row \(note)")
        Text("\(note)")
      }
      nonisolated static func == (lhs: Row, rhs: Row) -> Bool { lhs.id == rhs.id }
    }
    struct Rows: View {
      let trace: Trace
      let handle: Handle<Int>
      @State private var number = 0
      var body: some View {
        let _ = handle.binding = $number
        Row(trace: trace, id: 1, note: number).equatable()
      }
    }
    let handle = Handle<Int>()
    _ = showHosted(Rows(trace: trace, handle: handle))
    trace.clear()

    handle.binding?.wrappedValue = 1
    flush()

    #expect(trace.events.isEmpty)
  }

  // C.11.4
  @Test
  func `an observable object is tracked property by property`() {
    struct Reader: View {
      let trace: Trace
      let model: Watched
      var body: some View {
        let _ = trace("read \(model.number)")
        Text("\(model.number)")
      }
    }
    let model = Watched()
    _ = showHosted(Reader(trace: trace, model: model))
    trace.clear()

    model.other = 1
    flush()
    #expect(trace.take().isEmpty)
    model.number = 1
    flush()

    #expect(trace.take() == ["read 1"])
  }

  struct StoreReader: View {
    let trace: Trace
    @ObservedObject var store: PublishedStore
    var body: some View {
      let _ = trace("store \(store.number)")
      Text("\(store.number)")
    }
  }

  // C.11.4, C.11.5
  @Test
  func `an observable object of Combine evaluates its readers at every change`() {
    let store = PublishedStore()
    _ = showHosted(StoreReader(trace: trace, store: store))
    trace.clear()

    store.other = 1
    #expect(trace.events.isEmpty)
    flush()
    store.number = 5
    flush()

    #expect(trace.take() == ["store 0", "store 5"])
  }

  // C.11.3
  @Test
  func `a state object is made once an identity`() {
    struct Owner: View {
      let trace: Trace
      let number: Int
      @StateObject private var store: PublishedStore
      init(trace: Trace, number: Int) {
        self.trace = trace
        self.number = number
        _store = StateObject(
          wrappedValue: {
            trace("made")
            return PublishedStore()
          }()
        )
      }
      var body: some View {
        let _ = trace("body \(store.number)")
        Text("\(number)")
      }
    }
    let host = showHosted(Owner(trace: trace, number: 1))
    #expect(trace.take() == ["made", "body 0"])

    host.rootView = Owner(trace: trace, number: 2)
    flush()

    #expect(trace.take() == ["body 0"])
    #expect(host.heard == ["2"])
  }

  @Test
  func `an observed object that is replaced is the one that is heard`() {
    let first = PublishedStore()
    let second = PublishedStore()
    let host = showHosted(StoreReader(trace: trace, store: first))
    host.rootView = StoreReader(trace: trace, store: second)
    flush()
    trace.clear()

    first.number = 9
    flush()
    #expect(trace.take().isEmpty)
    second.number = 4
    flush()

    #expect(trace.take() == ["store 4"])
  }

  // C.9.1
  @Test
  func `a replaced root view keeps the state of its structure`() {
    struct Screen: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Text("\(name) \(count)").onAppear { count += 1 }
      }
    }
    let host = showHosted(Screen(name: "a"))

    host.rootView = Screen(name: "b")
    flush()

    #expect(host.heard == ["b 1"])
  }

  // C.11.6
  @Test
  func `state may be written from another thread`() async {
    let handle = Handle<Int>()
    let host = showHosted(Leaf(trace: trace, handle: handle))
    let binding = handle.binding

    await Task.detached { binding?.wrappedValue = 12 }.value
    flush()

    #expect(host.heard == ["12"])
  }

  @Test
  func `writing state while a body is evaluated is logged and dropped`() {
    struct Bad: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }

    let host = showHosted(Bad())

    #expect(host.heard == ["0"])
    #expect(Stage.current.log.contains { $0.hasPrefix("Modifying state during view update") })
  }

  @Test
  func `bindings lead through key paths, optionals and collections`() {
    struct Item {
      var name: String?
      var numbers: [Int]
    }
    final class Box: @unchecked Sendable { var item = Item(name: "a", numbers: [1, 2]) }
    let box = Box()
    let binding = Binding(get: { box.item }, set: { box.item = $0 })

    binding.numbers[1].wrappedValue = 7
    Binding(binding.name)?.wrappedValue = "b"
    Binding<Int?>(binding.numbers[0]).wrappedValue = 3

    #expect(box.item.numbers == [3, 7])
    #expect(box.item.name == "b")
  }

  @Test
  func `a custom dynamic property updates before each body`() {
    struct Doubled: DynamicProperty {
      @State var number = 2
      private(set) var result = 0
      mutating func update() { result = number * 2 }
    }
    struct Screen: View {
      let handle: Handle<Int>
      var doubled = Doubled()
      var body: some View {
        let _ = handle.binding = doubled.$number
        Text("\(doubled.result)")
      }
    }
    let handle = Handle<Int>()
    let host = showHosted(Screen(handle: handle))
    #expect(host.heard == ["4"])

    handle.binding?.wrappedValue = 5
    flush()

    #expect(host.heard == ["10"])
  }

  @Test
  func `a bindable object gives bindings to its properties`() {
    let model = Watched()
    @Bindable var bindable = model

    $bindable.name.wrappedValue = "b"

    #expect(model.name == "b")
  }
}
