import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct IdentityTests {
  struct Counter: View {
    @State var count: Int

    init(_ count: Int = 0) {
      _count = State(initialValue: count)
    }

    var body: some View {
      Text("\(count)").onAppear { count += 1 }
    }
  }

  @Observable
  final class Model {
    var flag = true
    var number = 0
    var items = [1, 2, 3]
  }

  // C.11.1
  @Test
  func `state lives as long as its identity stays in the tree`() {
    struct Screen: View {
      let model: Model
      var body: some View {
        if model.flag { Counter(10) }
        Text("n\(model.number)")
      }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))
    #expect(host.heard == ["11", "n0"])

    model.number = 5
    flush()

    #expect(host.heard == ["11", "n5"])
  }

  // C.11.1
  @Test
  func `a view that left and came back starts from its initial value`() {
    struct Screen: View {
      let model: Model
      var body: some View {
        if model.flag { Counter(model.number) }
      }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))
    model.flag = false
    flush()
    #expect(host.heard.isEmpty)

    model.number = 50
    model.flag = true
    flush()

    #expect(host.heard == ["51"])
  }

  // C.11.2
  @Test
  func `both arms of an if have different identities`() {
    struct Screen: View {
      let model: Model
      var body: some View {
        if model.flag { Counter(0) } else { Counter(100) }
      }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))
    #expect(host.heard == ["1"])

    model.flag = false
    flush()

    #expect(host.heard == ["101"])
  }

  // C.11.2
  @Test
  func `an explicit id that changes resets the state`() {
    struct Screen: View {
      let model: Model
      var body: some View { Counter(model.number).id(model.number) }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))

    model.number = 7
    flush()

    #expect(host.heard == ["8"])
  }

  // C.11.2
  @Test
  func `an erased view keeps the identity of the same type and resets another's`() {
    struct Other: View {
      var body: some View { Text("other") }
    }
    struct Screen: View {
      let model: Model
      var body: some View {
        model.flag ? AnyView(Counter(model.number)) : AnyView(Other())
      }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))
    #expect(host.heard == ["1"])

    model.number = 20
    flush()
    #expect(host.heard == ["1"])

    model.flag = false
    flush()
    model.flag = true
    flush()

    #expect(host.heard == ["21"])
  }

  // C.11.1
  @Test
  func `an element keeps its state when the collection is reordered`() {
    struct Row: View {
      let number: Int
      @State private var first: Int?
      var body: some View {
        Text("\(number)/\(first ?? -1)").onAppear { first = number * 10 }
      }
    }
    struct Screen: View {
      let model: Model
      var body: some View {
        ForEach(model.items, id: \.self) { Row(number: $0) }
      }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))
    #expect(host.heard == ["1/10", "2/20", "3/30"])

    model.items = [3, 4, 1]
    flush()

    #expect(host.heard == ["3/30", "4/40", "1/10"])
  }

  @Test
  func `an id that occurs twice is logged`() {
    struct Screen: View {
      var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    }

    _ = showHosted(Screen())

    #expect(Stage.current.log.contains { $0.contains("occurs multiple times") })
  }

  // C.11.3
  @Test
  func `assigning state in init counts only for the first value of an identity`() {
    struct Screen: View {
      let model: Model
      var body: some View { Counter(model.number) }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))

    model.number = 30
    flush()

    #expect(host.heard == ["1"])
  }

  // C.11.7
  @Test
  func `the same value hosted twice has two states`() {
    let first = showHosted(Counter(0))
    let second = UIHostingController(rootView: first.rootView)

    Stage.current.show(second)
    Stage.current.show(UIHostingController(rootView: EmptyView()))

    #expect(first.heard == ["1"])
    #expect(second.heard == ["1"])
  }

  @Test
  func `nodes go with their host`() {
    let before = Counters.liveNodes
    var host: UIHostingController? = UIHostingController(rootView: Counter(0))
    _ = host?.sizeThatFits(in: CGSize(width: 100, height: 100))
    #expect(Counters.liveNodes > before)

    host = nil

    #expect(Counters.liveNodes == before)
  }

  // C.11.2
  @Test
  func `branching around a modifier resets the state, a choice inside it doesn't`() {
    struct Screen: View {
      let model: Model
      var body: some View {
        if model.flag { Counter(model.number) } else { Counter(model.number).padding() }
        Counter(model.number).padding(model.flag ? 0 : 8)
      }
    }
    let model = Model()
    let host = showHosted(Screen(model: model))
    #expect(host.heard == ["1", "1"])

    model.number = 30
    model.flag = false
    flush()

    #expect(host.heard == ["31", "1"])
  }

  // C.11.3
  @Test
  func `an observed object isn't owned by the view`() {
    struct Reader: View {
      @ObservedObject var store: PublishedStore
      var body: some View { Text("\(store.number)") }
    }
    weak var gone: PublishedStore?
    let host: UIHostingController<Reader>
    do {
      let first = PublishedStore()
      gone = first
      host = showHosted(Reader(store: first))
    }
    #expect(gone != nil)

    host.rootView = Reader(store: PublishedStore())
    flush()

    #expect(gone == nil)
  }
}
