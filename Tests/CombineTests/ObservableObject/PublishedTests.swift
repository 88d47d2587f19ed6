import Combine
import Testing

struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count: Int
    @Published private(set) var flags: [Bool] = []

    init(count: Int = 0) {
      self.count = count
    }

    func add(_ flag: Bool) {
      flags.append(flag)
    }
  }

  private class Base: ObservableObject {
    @Published var first = 0
  }

  private final class Derived: Base {
    @Published var second = 0
    var plain = 0
  }

  @Test
  func `reading and writing go through the property`() {
    let model = Model(count: 3)

    model.name = "b"
    model.count += 1
    model.add(true)

    #expect(model.name == "b")
    #expect(model.count == 4)
    #expect(model.flags == [true])
  }

  @Test
  func `its publisher gives the current value, then each new one`() {
    let model = Model()
    var names: [String] = []
    let cancellable = model.$name.sink { names.append($0) }

    model.name = "b"
    model.name = "b"

    #expect(names == ["a", "b", "b"])
    cancellable.cancel()
  }

  @Test
  func `it publishes before the property changes`() {
    let model = Model()
    var pairs: [String] = []
    let cancellable = model.$name.dropFirst().sink { pairs.append("\(model.name)→\($0)") }

    model.name = "b"
    model.name = "c"

    #expect(pairs == ["a→b", "b→c"])
    cancellable.cancel()
  }

  @Test
  func `the object tells first, then the property, and then it changes`() {
    let model = Model()
    let trace = Trace()
    let first = model.$name.dropFirst().sink { trace("name \($0), still \(model.name)") }
    let second = model.objectWillChange.sink { trace("object, still \(model.name)") }

    model.name = "b"
    trace(model.name)

    #expect(trace.events == ["object, still a", "name b, still a", "b"])
    withExtendedLifetime((first, second)) {}
  }

  @Test
  func `a value set inside the publisher is overwritten by the outer one`() {
    let model = Model()
    let cancellable = model.$count.dropFirst().sink { if $0 == 1 { model.count = 10 } }

    model.count = 1

    #expect(model.count == 1)
    cancellable.cancel()
  }

  @Test
  func `values without demand give way to the newest`() {
    let model = Model()
    let probe = model.$count.probe(demand: .max(1))
    model.count = 1
    model.count = 2

    probe.request(1)

    #expect(probe.values == [0, 2])
  }

  @Test
  func `properties of the superclass tell the same object`() {
    let model = Derived()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }

    model.first = 1
    model.second = 1
    model.plain = 1

    #expect(count == 2)
    cancellable.cancel()
  }

  @Test
  func `its publisher doesn't keep the object, and never completes`() {
    var model: Model? = Model()
    weak let released = model
    let probe = model?.$name.probe()

    model = nil

    #expect(released == nil)
    #expect(probe?.completions.isEmpty == true)
  }

  @Test
  func `a publisher can be assigned to it`() {
    let model = Model()
    let subject = PassthroughSubject<String, Never>()
    let trace = Trace()
    let cancellable = model.objectWillChange.sink { trace("change") }

    subject.assign(to: &model.$name)
    subject.send("b")

    #expect(model.name == "b")
    #expect(trace.events == ["change"])
    cancellable.cancel()
  }

  @Test
  func `what is assigned to it ends with the object`() {
    let source = Source<String, Never>()
    var model: Model? = Model()
    weak let released = model
    if let model { source.assign(to: &model.$name) }
    source.send("b")
    #expect(model?.name == "b")
    #expect(source.cancellations == 0)

    model = nil

    #expect(released == nil)
    #expect(source.cancellations == 1)
  }

  @Test
  func `it can be given its value in the initializer`() {
    final class Late {
      @Published var value: Int

      init() {
        _value = Published(initialValue: 5)
      }
    }

    let late = Late()

    #expect(late.value == 5)
    #expect(late.$value.probe().values == [5])
  }

  @Test
  func `observers of the property run around the change`() {
    final class Observed {
      var trace: [String] = []
      @Published var value = 0 {
        willSet { trace.append("will \(value)→\(newValue)") }
        didSet { trace.append("did \(oldValue)→\(value)") }
      }
    }
    let object = Observed()

    object.value = 1

    #expect(object.trace == ["will 0→1", "did 0→1"])
  }
}
