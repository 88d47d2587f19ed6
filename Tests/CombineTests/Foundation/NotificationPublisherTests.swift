import Combine
import Foundation
import Testing

struct NotificationPublisherTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test
  func `notifications of the name come until cancelled`() {
    let probe = center.publisher(for: name).probe()

    center.post(name: name, object: nil, userInfo: ["value": 1])
    center.post(name: Notification.Name("other"), object: nil)
    probe.cancel()
    center.post(name: name, object: nil)

    #expect(probe.values.map { $0.userInfo?["value"] as? Int } == [1])
    #expect(probe.completions.isEmpty)
  }

  @Test
  func `an object narrows them to its own`() {
    let mine = NSObject()
    let probe = center.publisher(for: name, object: mine).probe()

    center.post(name: name, object: NSObject())
    center.post(name: name, object: mine)

    #expect(probe.values.count == 1)
    probe.cancel()
  }

  @Test
  func `without demand they are dropped`() {
    let probe = center.publisher(for: name).probe(demand: .max(1))

    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    probe.request(1)

    #expect(probe.values.count == 1)
    probe.cancel()
  }
}
