import Combine
import Foundation
import Testing

struct ObservableObjectTests {
  private final class Model: ObservableObject {
    @Published var value = 0
  }

  private final class Bare: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var value = 0
  }

  @MainActor
  private final class Isolated: ObservableObject {
    @Published var value = 0
  }

  @MainActor
  class Screen: NSObject {
    var title = ""
  }

  @Test
  func `an object has one publisher, and no two share it`() {
    let first = Model()
    let second = Model()

    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
  }

  @Test
  func `each change is told before it happens`() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.objectWillChange.sink { seen.append(model.value) }

    model.value = 1
    model.value = 2

    #expect(seen == [0, 1])
    cancellable.cancel()
  }

  @Test
  func `an object without published properties can tell by hand`() {
    let bare = Bare()
    var seen: [Int] = []
    let cancellable = bare.objectWillChange.sink { seen.append(bare.value) }

    bare.value = 1

    #expect(seen == [0])
    cancellable.cancel()
  }

  @Test
  func `published properties leave a publisher of one's own alone`() {
    let custom = Custom()
    var seen: [Int] = []
    let cancellable = custom.objectWillChange.sink { seen.append($0) }

    custom.value = 1
    custom.objectWillChange.send(7)

    #expect(seen == [7])
    cancellable.cancel()
  }

  @MainActor
  @Test
  func `objects of the main actor take part`() {
    let object = Isolated()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    let values = object.$value.probe()

    object.value = 3

    #expect(count == 1)
    #expect(values.values == [0, 3])
    cancellable.cancel()
  }

  @MainActor
  @Test
  func `a conformance by extension compiles and never tells anything`() {
    let screen = Screen()
    var count = 0
    let cancellable = screen.objectWillChange.sink { count += 1 }

    screen.title = "b"

    #expect(count == 0)
    cancellable.cancel()
  }

  @Test
  func `it works through the protocol`() {
    func count(changesOf object: some ObservableObject, while change: () -> Void) -> Int {
      var count = 0
      let cancellable = object.objectWillChange.sink { _ in count += 1 }
      change()
      cancellable.cancel()
      return count
    }
    let model = Model()

    #expect(count(changesOf: model) { model.value = 1 } == 1)
  }

  @Test
  func `a publisher respects demand`() {
    let publisher = ObservableObjectPublisher()
    let probe = publisher.probe(demand: .max(1))

    publisher.send()
    publisher.send()

    #expect(probe.values.count == 1)
  }

  @Test
  func `what observes an object goes with it`() {
    final class Observer {}
    var observer: Observer? = Observer()
    weak let released = observer
    var model: Model? = Model()
    let cancellable = model?.objectWillChange.sink { [observer] in _ = observer }
    observer = nil
    #expect(released != nil)

    model = nil
    cancellable?.cancel()

    #expect(released == nil)
  }

  @Test
  func `many short-lived objects each get a publisher of their own`() {
    var told = 0
    for _ in 0..<2_000 {
      let bare = Bare()
      let cancellable = bare.objectWillChange.sink { told += 1 }
      bare.value = 1
      cancellable.cancel()
    }

    #expect(told == 2_000)
  }

  @Test
  func `the publisher of a released object is released soon after`() {
    weak var released: ObservableObjectPublisher?
    do {
      let bare = Bare()
      released = bare.objectWillChange
    }

    // Each new object looks at a few old ones.
    let others = (0..<10_000).map { _ in Bare() }
    for other in others where released != nil { _ = other.objectWillChange }

    #expect(released == nil)
  }

  @Test
  func `the publisher of an object with published properties goes with it`() {
    weak var released: ObservableObjectPublisher?
    do {
      let model = Model()
      released = model.objectWillChange
      #expect(released != nil)
    }

    #expect(released == nil)
  }
}

extension ObservableObjectTests.Screen: ObservableObject {}
