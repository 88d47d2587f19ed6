import Combine
import Testing

struct SharingTests {
  @Test
  func `share subscribes to its upstream once`() {
    let source = Source<Int, Never>()
    let shared = source.share()

    let first = shared.probe()
    let second = shared.probe()
    source.send(1)

    #expect(source.subscribers == 1)
    #expect(first.values == [1])
    #expect(second.values == [1])
  }

  @Test
  func `share leaves its upstream with the last subscriber, and comes back`() {
    let source = Source<Int, Never>()
    let shared = source.share()
    let first = shared.probe()
    let second = shared.probe()

    first.cancel()
    #expect(source.cancellations == 0)
    second.cancel()
    #expect(source.cancellations == 1)
    let third = shared.probe()
    source.send(5)

    #expect(source.subscribers == 2)
    #expect(third.values == [5])
  }

  @Test
  func `a late subscriber of share misses earlier values`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let shared = subject.share()

    let first = shared.probe()
    let second = shared.probe()
    subject.send(2)

    #expect(first.values == [1, 2])
    #expect(second.values == [2])
  }

  @Test
  func `a subscriber after the end of share gets the end`() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.share()
    let first = shared.probe()
    subject.send(completion: .finished)

    let second = shared.probe()

    #expect(first.isFinished)
    #expect(second.isFinished)
  }

  @Test
  func `multicast gives nothing before it is connected`() {
    let source = Source<Int, Never>()
    let multicast = source.multicast { PassthroughSubject() }
    let first = multicast.probe()
    let second = multicast.probe()
    #expect(source.subscribers == 0)

    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    source.send(2)

    #expect(source.subscribers == 1)
    #expect(source.cancellations == 1)
    #expect(first.values == [1])
    #expect(second.values == [1])
  }

  @Test
  func `multicast through a subject keeps the subject's ways`() {
    let source = Source<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let multicast = source.multicast(subject: subject)
    let connection = multicast.connect()
    source.send(3)

    #expect(multicast.probe().values == [3])
    connection.cancel()
  }

  @Test
  func `autoconnect connects with the first subscriber`() {
    let source = Source<Int, Never>()
    let automatic = source.multicast { PassthroughSubject() }.autoconnect()
    #expect(source.subscribers == 0)

    let probe = automatic.probe()
    source.send(1)
    probe.cancel()

    #expect(probe.values == [1])
    #expect(source.cancellations == 1)
  }

  @Test
  func `autoconnect disconnects when the subscriber leaves while connecting`() {
    let probe = Just(1).append(Empty(completeImmediately: false)).share().first().probe()

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `a connectable publisher waits for its connection`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let probe = connectable.probe()
    #expect(probe.values.isEmpty)

    let connection = connectable.connect()

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
    connection.cancel()
  }
}
