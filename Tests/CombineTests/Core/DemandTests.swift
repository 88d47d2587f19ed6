import Combine
import Foundation
import Testing

struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test
  func `demands add up, and without limit stays without limit`() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.unlimited + .max(1) == .unlimited)
    #expect(Demand.max(1) + .unlimited == .unlimited)
    #expect(Demand.unlimited + 1 == .unlimited)
  }

  @Test
  func `a sum beyond the largest number is without limit`() {
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
  }

  @Test
  func `subtracting stops at none and leaves no limit alone`() {
    #expect(Demand.max(5) - .max(2) == .max(3))
    #expect(Demand.max(2) - .max(5) == .none)
    #expect(Demand.max(2) - 5 == .none)
    #expect(Demand.max(2) - .unlimited == .none)
    #expect(Demand.unlimited - .max(2) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.unlimited - 1 == .unlimited)
  }

  @Test
  func `a demand multiplies`() {
    #expect(Demand.max(4) * 3 == .max(12))
    #expect(Demand.unlimited * 0 == .unlimited)
  }

  @Test
  func `demands change in place`() {
    var demand = Demand.none

    demand += .max(4)
    demand += 2
    demand -= .max(1)
    demand -= 1
    demand *= 3

    #expect(demand == 12)
  }

  @Test
  func `demands compare with each other and with numbers`() {
    #expect(Demand.max(2) < .max(3))
    #expect(Demand.max(2) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited > 1_000_000)
    #expect(Demand.max(2) > 1)
    #expect(Demand.max(2) >= 2)
    #expect(!(Demand.max(2) > 2))
    #expect(Demand.none < 1)
    #expect(Demand.max(2) <= 2)
    #expect(3 > Demand.max(2))
    #expect(2 >= Demand.max(2))
    #expect(1 < Demand.max(2))
    #expect(2 <= Demand.max(2))
    #expect(Demand.max(2) == 2)
    #expect(Demand.max(2) != 3)
    #expect(2 == Demand.max(2))
    #expect(3 != Demand.max(2))
    #expect(Demand.unlimited != Int.max)
  }

  @Test
  func `the maximum is nil without limit`() {
    #expect(Demand.max(3).max == 3)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.none == .max(0))
  }

  @Test
  func `a demand describes itself`() {
    #expect("\(Demand.max(3))" == "max(3)")
    #expect("\(Demand.unlimited)" == "unlimited")
  }

  @Test(arguments: [Demand.none, .max(7), .unlimited])
  func `a demand survives encoding`(demand: Demand) throws {
    let data = try JSONEncoder().encode([demand])

    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }

  @Test
  func `a negative demand traps`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      _ = Subscribers.Demand.max(-1)
    }
  }

  @Test
  func `asking a subject for nothing traps`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      let probe = Probe<Int, Never>(demand: .none)
      PassthroughSubject<Int, Never>().subscribe(probe)
      probe.request(0)
    }
  }
}
