import CoreSupport
import NavigationCore
import Testing

/// Field cases of level L on the container with UIKit's bad habits.
@MainActor
struct StackFieldCaseTests {
  private let world = FakeWorld()

  private func results(_ records: [CommandRecord]) -> [[Bool]] { records.map(\.results) }

  @Test
  func `case 44: one screen pushed twice in a turn is there once`() {
    let id = world.makeScreen()

    let first = world.submit(.push(id))
    let second = world.submit(.push(id))
    world.settle()

    #expect(results([first, second]) == [[true], [false]])
    #expect(second.refusal == .alreadyOnStack(id))
    #expect(world.entries.filter { $0 == id }.count == 1)
    #expect(world.problems.isEmpty)
  }

  @Test
  func `case 46: one transition at a time, each command ended once, in order`() {
    let root = world.entries
    let a = world.push()
    let b = world.push()
    let pop = world.submit(.pop(1))
    let c = world.push()
    let records = [a.record, b.record, pop, c.record]

    world.settle()

    #expect(world.entries == root + [a.id, c.id])
    #expect(results(records) == Array(repeating: [true], count: 4))
    let isInOrder = world.trace.finished.elementsEqual(records, by: ===)
    #expect(isInOrder)
    // Nested calls and calls during a transition would be among them.
    #expect(world.problems.isEmpty)
  }

  @Test
  func `case 50: a cancelled swipe is no pop, during it and after`() {
    let root = world.entries
    let ids = world.build(3)
    let before = world.trace.changes.count

    #expect(world.beginSwipe())
    #expect(world.entries == root + ids)
    let push = world.push()
    #expect(push.record.result == nil)
    world.endSwipe(isFinished: false)
    world.settle()

    #expect(push.record.results == [true])
    #expect(world.entries == root + ids + [push.id])
    #expect(world.trace.changes.count == before + 1)
    #expect(world.trace.removed.isEmpty)
  }

  @Test
  func `case 52: the back button reaches the path`() {
    let root = world.entries
    _ = world.build(1)

    #expect(world.tapBack())
    world.settle()
    #expect(world.entries == root)
    let push = world.push()
    world.settle()

    #expect(world.entries == root + [push.id])
  }

  @Test
  func `case 54: the back menu removes all above, the top first`() {
    let root = world.entries
    let ids = world.build(3)

    #expect(world.chooseFromBackMenu(0))
    world.settle()

    #expect(world.entries == root)
    #expect(world.trace.removed == ids.reversed())
    #expect(world.trace.changes.last?.cause == .outside)
  }

  @Test
  func `case 57: a path of three is one call, and so is an empty one`() {
    let root = world.entries
    let ids = (0..<3).map { _ in world.makeScreen() }

    let path = world.submit(.set(root + ids))
    #expect(world.container.isMoving)
    world.settle()
    let empty = world.submit(.set(root))
    #expect(world.container.isMoving)
    world.settle()

    #expect(results([path, empty]) == [[true], [true]])
    #expect(world.container.calls == [.set(root + ids), .pop(to: root[0])])
    #expect(world.entries == root)
  }

  @Test
  func `case 61: going back too far changes nothing`() {
    let root = world.entries

    let pops = [
      world.submit(.pop(1)), world.submit(.pop(5)), world.submit(.popTo(world.makeScreen())),
    ]

    #expect(results(pops) == [[false], [false], [false]])
    #expect(pops.map(\.refusal) == [.nothingToPop(1), .nothingToPop(5), .notOnStack])
    #expect(world.entries == root)
    #expect(world.container.calls.isEmpty)
  }

  @Test
  func `case 67: all that would go is asked about once, before anything moves`() {
    let root = world.entries
    let ids = world.build(3)
    var asked: [[NavigationEntryID]] = []
    let callsBefore = world.container.calls.count
    world.driver.permission = { change, _ in
      asked.append(change.removed)
      return asked.count == 1 ? .denied : .granted
    }

    let path = world.submit(.set(root))
    #expect(path.results == [false])
    #expect(world.container.calls.count == callsBefore)
    #expect(world.entries == root + ids)
    let again = world.submit(.set(root))
    world.settle()

    #expect(again.results == [true])
    #expect(asked == [ids.reversed(), ids.reversed()])
    #expect(world.entries == root)
  }

  enum Circumstance: CaseIterable {
    case animated, unanimated, offScreen, leavesScreen, dropped, gone
  }

  @Test(arguments: Circumstance.allCases)
  func `case 94: a command ends exactly once, and the next one runs`(circumstance: Circumstance) {
    if circumstance == .offScreen { world.setVisible(false) }
    if circumstance == .dropped { world.container.habits.drops = 1 }

    let push = world.push(isAnimated: circumstance != .unanimated)
    if circumstance == .leavesScreen { world.setVisible(false) }
    if circumstance == .gone { world.close() }
    world.settle()

    let isFulfilled = circumstance != .dropped && circumstance != .gone
    #expect(push.record.results == [isFulfilled])
    let next = world.push()
    world.settle()
    #expect(next.record.results == [circumstance != .gone])
  }
}
