import Combine
import Testing

struct ErasureTests {
  @Test
  func `an erased publisher behaves as what it wraps`() {
    let subject = PassthroughSubject<Int, Failed>()
    let publisher: AnyPublisher<Int, Failed> = subject.eraseToAnyPublisher()
    let probe = publisher.probe(demand: .max(1))

    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(Failed()))

    #expect(probe.values == [1])
    #expect(probe.failure == Failed())
  }

  @Test
  func `a subscriber of closures decides its demand`() {
    var values: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        values.append($0)
        return $0 < 3 ? .max(1) : .none
      }
    )
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(subscriber)

    for value in 1...5 { subject.send(value) }

    #expect(values == [1, 2, 3])
  }

  @Test
  func `a subject can be the subscriber`() {
    let upstream = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)

    upstream.subscribe(AnySubscriber(subject))
    upstream.send(3)

    #expect(subject.value == 3)
  }

  @Test
  func `identifiers are unique, and those of one object equal`() {
    let trace = Trace()

    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(trace) == CombineIdentifier(trace))
    #expect(CombineIdentifier(trace) != CombineIdentifier(Trace()))
  }
}
