import CoreSupport
import NavigationCore
import Testing

@MainActor
struct FakeStackContractTests {
  @Test(arguments: StackContract.all)
  func `the driver keeps its contract on the fake container`(contract: StackContract) throws {
    try contract.check(on: FakeWorld())
  }

  @Test
  func `a dropped push ends with false and changes nothing`() {
    let world = FakeWorld()
    let root = world.entries
    world.container.habits.drops = 1

    let push = world.push()

    #expect(push.record.result == false)
    #expect(push.record.refusal == .dropped)
    #expect(world.entries == root)
    #expect(world.push().record.result == nil)
  }

  @Test
  func `a dropped pop ends with false and changes nothing`() {
    let world = FakeWorld()
    let ids = world.build(2)
    world.container.habits.drops = 1

    let pop = world.submit(.pop(1))

    #expect(pop.result == false)
    #expect(world.entries.last == ids[1])
    #expect(world.trace.changes.count == 2)
  }

  @Test
  func `commands of a container that has gone end with false`() {
    let world = FakeWorld()
    let first = world.push().record
    let second = world.push().record

    world.close()

    #expect([first.results, second.results] == [[false], [false]])
    #expect(world.entries.isEmpty)
  }

  @Test
  func `one call to the container does each command`() {
    let world = FakeWorld()
    let root = world.entries
    let ids = world.build(3)
    let new = world.makeScreen()
    let before = world.container.calls.count

    world.submit(.pop(1))
    world.settle()
    world.submit(.popToRoot)
    world.settle()
    world.submit(.set(root + [new]))
    world.settle()
    world.submit(.set([new]))
    world.settle()

    #expect(
      Array(world.container.calls[before...])
        == [.pop(to: ids[1]), .pop(to: root[0]), .push(new), .set([new])]
    )
  }
}
