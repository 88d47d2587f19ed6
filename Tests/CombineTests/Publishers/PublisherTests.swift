import Combine
import Testing

struct PublisherTests {
  @Test
  func `Just gives its value on demand and finishes`() {
    let probe = Just(1).probe(demand: .none)
    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)

    probe.request(1)
    probe.request(1)

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `a cancelled Just gives nothing`() {
    let probe = Just(1).probe(demand: .none)

    probe.cancel()
    probe.request(1)

    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)
  }

  @Test
  func `Empty finishes at once or never`() {
    #expect(Empty<Int, Never>().probe(demand: .none).isFinished)
    #expect(Empty<Int, Never>(completeImmediately: false).probe().completions.isEmpty)
    #expect(Empty(outputType: Int.self, failureType: Failed.self).probe().isFinished)
  }

  @Test
  func `Fail fails at once`() {
    #expect(Fail<Int, Failed>(error: Failed(code: 1)).probe().failure == Failed(code: 1))
    #expect(Fail(outputType: Int.self, failure: Failed()).probe(demand: .none).failure == Failed())
  }

  @Test
  func `a sequence gives as much as is asked and ends with its last element`() {
    let probe = [1, 2, 3].publisher.probe(demand: .max(2))
    #expect(probe.values == [1, 2])
    #expect(probe.completions.isEmpty)

    probe.request(1)

    #expect(probe.values == [1, 2, 3])
    #expect(probe.isFinished)
  }

  @Test
  func `an empty sequence finishes without demand`() {
    #expect([Int]().publisher.probe(demand: .none).isFinished)
  }

  @Test
  func `a sequence stops when it is cancelled inside an element`() {
    var subscription: (any Subscription)?
    var values: [Int] = []
    (1...5).publisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          values.append($0)
          if $0 == 2 { subscription?.cancel() }
          return .none
        }
      )
    )

    #expect(values == [1, 2])
  }

  @Test
  func `demand made inside an element is met in order`() {
    var subscription: (any Subscription)?
    var values: [Int] = []
    (1...4).publisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          subscription?.request(.max(1))
          values.append($0)
          return .none
        }
      )
    )

    #expect(values == [1, 2, 3, 4])
  }

  @Test
  func `an optional gives its value or nothing`() {
    #expect(Optional(1).publisher.probe().values == [1])
    let nothing: Int? = nil
    #expect(nothing.publisher.probe().isFinished)
  }

  @Test
  func `a result gives its value or its failure`() {
    #expect(Result<Int, Failed>.success(1).publisher.probe().values == [1])
    #expect(Result<Int, Failed>.failure(Failed()).publisher.probe().failure == Failed())
    #expect(Result<Int, Failed>.Publisher(3).probe().isFinished)
  }

  @Test
  func `Deferred makes its publisher for each subscriber`() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)

    #expect(deferred.probe().values == [1])
    #expect(deferred.probe().values == [2])
  }

  @Test
  func `Future starts at once and works once`() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(runs))
    }
    #expect(runs == 1)

    #expect(future.probe().values == [1])
    #expect(future.probe().values == [1])
    #expect(future.probe().isFinished)
    #expect(runs == 1)
  }

  @Test
  func `Future keeps its first answer`() {
    var answer: ((Result<Int, Failed>) -> Void)?
    let future = Future<Int, Failed> { answer = $0 }
    let early = future.probe()
    let cancelled = future.probe()
    cancelled.cancel()

    answer?(.failure(Failed(code: 1)))
    answer?(.success(2))

    #expect(early.failure == Failed(code: 1))
    #expect(cancelled.completions.isEmpty)
    #expect(future.probe().failure == Failed(code: 1))
  }

  @Test
  func `Future gives its value only on demand`() {
    let future = Future<Int, Never> { $0(.success(1)) }
    let probe = future.probe(demand: .none)
    #expect(probe.values.isEmpty)

    probe.request(1)

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `Record plays back what was recorded`() {
    let record = Record<Int, Failed> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(Failed()))
    }

    #expect(record.probe().values == [1, 2])
    #expect(record.probe().failure == Failed())
    #expect(Record<Int, Never>(output: [3], completion: .finished).probe().isFinished)
  }
}
