import Combine
import Testing

struct AnyCancellableTests {
  @Test
  func `releasing it cancels`() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    withExtendedLifetime(cancellable) { #expect(count == 0) }

    cancellable = nil

    #expect(count == 1)
  }

  @Test
  func `it cancels once however often it is asked`() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }

    #expect(count == 1)
  }

  @Test
  func `cancelling releases what the action holds`() {
    var object: Trace? = Trace()
    weak let released = object
    let cancellable = AnyCancellable { [object] in object?("cancel") }
    object = nil
    #expect(released != nil)

    cancellable.cancel()

    #expect(released == nil)
  }

  @Test
  func `a set keeps it until the set is emptied`() {
    var count = 0
    var bag: Set<AnyCancellable> = []
    AnyCancellable { count += 1 }.store(in: &bag)
    AnyCancellable { count += 1 }.store(in: &bag)
    #expect(bag.count == 2)
    #expect(count == 0)

    bag.removeAll()

    #expect(count == 2)
  }

  @Test
  func `an array keeps it too`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var bag: [AnyCancellable] = []
    subject.sink { values.append($0) }.store(in: &bag)

    subject.send(1)
    bag = []
    subject.send(2)

    #expect(values == [1])
  }

  @Test
  func `any cancellable can be stored`() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    var bag: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []

    (sink as any Cancellable).store(in: &bag)
    (sink as any Cancellable).store(in: &list)

    #expect(bag.count == 1)
    #expect(list.count == 1)
  }

  @Test
  func `two are equal only if they are the same`() {
    let first = AnyCancellable {}
    let second = AnyCancellable {}

    #expect(first == first)
    #expect(first != second)
    #expect(first.hashValue == first.hashValue)
  }
}
