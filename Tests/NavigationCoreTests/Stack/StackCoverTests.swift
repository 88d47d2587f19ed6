import CoreSupport
import NavigationCore
import Testing

/// A path that is set under modals, which go with it.
@MainActor
struct StackCoverTests {
  private let world = FakeWorld()
  private let log = EventLog()

  private func setPath(
    _ ids: [NavigationEntryID],
    cover: FakeCover,
    isForced: Bool = false
  ) -> CommandRecord {
    let command = StackCommand.set(ids)
    var request = StackRequest(command)
    request.cover = cover
    request.isForced = isForced
    return world.submit(request, command)
  }

  private func makeCover(_ count: Int = 3) -> FakeCover {
    FakeCover(count, world.driver.runner, log)
  }

  private func ask(_ answer: StackPermission) {
    world.driver.permission = { [log] change, _ in
      log.events.append("asked for \(change.removed.count) screens")
      return answer
    }
    let others = world.driver.didChange
    world.driver.didChange = { [log] change, cause in
      log.events.append("path set")
      others(change, cause)
    }
  }

  @Test
  func `case 77: guards first, then the path under the cover, then one dismissal`() {
    let root = world.entries
    _ = world.build(1)
    let new = [world.makeScreen(), world.makeScreen()]
    ask(.granted)
    let cover = makeCover()

    let link = setPath(root + new, cover: cover)

    #expect(log.events == ["asked for 1 screens", "path set", "dismiss 3"])
    #expect(world.entries == root + new)
    #expect(!world.container.isMoving)
    #expect(link.result == nil)
    cover.end()
    #expect(log.events.last == "dismissed")
    #expect(link.results == [true])
  }

  @Test
  func `case 77: a guard that says no keeps path and modals`() {
    _ = world.build(1)
    let before = world.entries
    ask(.denied)

    let link = setPath([before[0], world.makeScreen()], cover: makeCover())

    #expect(log.events == ["asked for 1 screens"])
    #expect(world.entries == before)
    #expect(link.results == [false])
  }

  @Test
  func `case 77: guards of modals are asked, though no screen of the stack goes`() {
    let root = world.entries
    ask(.denied)

    let link = setPath(root + [world.makeScreen()], cover: makeCover())

    #expect(log.events == ["asked for 0 screens"])
    #expect(world.entries == root)
    #expect(link.results == [false])
  }

  @Test
  func `case 77: a late answer asks again only for modals that came meanwhile`() throws {
    let root = world.entries
    ask(.pending)
    let cover = makeCover()
    let link = setPath(root + [world.makeScreen()], cover: cover)
    let id = try #require(link.id)

    cover.count = 4
    world.driver.answer(id, isGranted: true)
    #expect(log.events.count == 2)
    cover.count = 2
    world.driver.answer(id, isGranted: true)
    cover.end()

    #expect(log.events.count == 5)
    #expect(log.events.suffix(3) == ["path set", "dismiss 2", "dismissed"])
    #expect(link.results == [true])
  }

  @Test
  func `case 77: commands of later calls wait for the dismissal`() {
    let root = world.entries
    let cover = makeCover()

    let link = setPath(root + [world.makeScreen()], cover: cover)
    let push = world.push()
    #expect(world.entries.count == 2)
    cover.end()
    world.settle()

    #expect(world.entries.count == 3)
    #expect(world.trace.finished.map(\.results) == [[true], [true]])
    let isInOrder = world.trace.finished.elementsEqual([link, push.record], by: ===)
    #expect(isInOrder)
  }

  @Test
  func `case 78: all modals go in one dismissal, with the stack at its root below`() {
    let root = world.entries
    _ = world.build(2)
    let cover = makeCover()

    let all = setPath(root, cover: cover)
    let pop = world.submit(.set(root))
    #expect(pop.result == nil)
    cover.end()
    world.settle()

    #expect(log.events == ["dismiss 3", "dismissed"])
    #expect(world.entries == root)
    #expect(all.results == [true])
    #expect(pop.results == [true])
  }

  @Test
  func `case 77: the same path under modals still takes them away`() {
    let cover = makeCover()

    let link = setPath(world.entries, cover: cover)
    cover.end()

    #expect(log.events == ["dismiss 3", "dismissed"])
    #expect(link.results == [true])
  }

  @Test
  func `without modals a path is animated and nothing is dismissed`() {
    let link = setPath(world.entries + [world.makeScreen()], cover: makeCover(0))

    #expect(world.container.isMoving)
    world.settle()
    #expect(log.events.isEmpty)
    #expect(link.results == [true])
  }

  @Test
  func `a path that is dropped leaves the modals`() {
    let root = world.entries
    world.container.habits.drops = 1

    let link = setPath(root + [world.makeScreen()], cover: makeCover())

    #expect(log.events.isEmpty)
    #expect(world.entries == root)
    #expect(link.results == [false])
  }

  @Test
  func `a detour takes the place of the command`() {
    let root = world.entries
    let command = StackCommand.set([world.makeScreen()])
    var request = StackRequest(command)
    request.detour = { [world] id in
      world.driver.runner.end(id, with: true)
      return true
    }

    let link = world.submit(request, command)

    #expect(world.entries == root)
    #expect(link.results == [true])
  }
}

@MainActor
private final class EventLog {
  var events: [String] = []
}

/// Modals over a stack, which leave when they are told that their time is over.
@MainActor
private final class FakeCover: StackCover {
  var count: Int
  private let runner: CommandRunner
  private let log: EventLog
  private let modals: [EventLog]
  private var command: CommandID?

  init(_ count: Int, _ runner: CommandRunner, _ log: EventLog) {
    self.count = count
    self.runner = runner
    self.log = log
    modals = (0..<5).map { _ in EventLog() }
  }

  var leaving: Set<ObjectIdentifier> { Set(modals.prefix(count).map { ObjectIdentifier($0) }) }

  func leave(_ id: CommandID) {
    log.events.append("dismiss \(count)")
    command = id
  }

  func end() {
    guard let command else { return }
    log.events.append("dismissed")
    count = 0
    runner.end(command, with: true)
  }
}
