import CoreSupport
import NavigationCore
import Testing

/// Field cases of level L that several stacks, modals and one queue decide.
@MainActor
struct StackQueueCaseTests {
  private let world = FakeWorld()

  /// A modal whose coming and going take until `rest()`.
  private final class FakeModal: CommandGate {
    private(set) var isMoving = false
    private(set) var isShown = false
    private var waiting: [@MainActor () -> Void] = []

    func move(toShown: Bool, then body: @escaping @MainActor () -> Void = {}) {
      isMoving = true
      waiting.append { [self] in
        isShown = toShown
        body()
      }
    }

    func rest() {
      isMoving = false
      let bodies = waiting
      waiting = []
      for body in bodies { body() }
    }

    func whenStill(_ body: @escaping @MainActor () -> Void) {
      guard isMoving else { return body() }
      waiting.append(body)
    }
  }

  @MainActor
  private final class Log {
    var events: [String] = []
  }

  private func submit(
    _ name: String,
    _ log: Log,
    _ start: @escaping @MainActor (CommandID) -> Void
  ) -> CommandID {
    world.driver.runner.submit(
      CommandRunner.Operation(
        start: {
          log.events.append("\(name) starts")
          start($0)
        },
        finish: { log.events.append("\(name) ends \($0)") }
      )
    )
  }

  @Test
  func `case 45: an equal screen that is pushed later is a second entry`() {
    let root = world.entries
    let first = world.push()
    world.settle()

    let second = world.push()
    world.settle()

    #expect(world.entries == root + [first.id, second.id])
    #expect(second.record.results == [true])
  }

  @Test
  func `case 59: looks at an unchanged stack change nothing`() {
    let root = world.entries
    let settings = world.push()
    world.settle()
    let changes = world.trace.changes.count
    let calls = world.container.calls.count

    for _ in 0..<20 { world.container.hook() }

    #expect(world.entries == root + [settings.id])
    #expect(world.trace.changes.count == changes)
    #expect(world.container.calls.count == calls)
    #expect(world.tapBack())
    world.settle()
    let again = world.push()
    world.settle()
    #expect(world.entries == root + [again.id])
  }

  @Test
  func `case 62: of two stacks with one queue the one that was asked is changed`() {
    let root = world.entries
    let sheet = FakeContainer([NavigationEntryID(100)])
    let driver = StackDriver(container: sheet, runner: world.driver.runner)
    sheet.hook = { [weak driver] in driver?.reconcile() }

    driver.submit(StackRequest(.push(NavigationEntryID(101))))
    sheet.endMotions()

    #expect(driver.entries == [NavigationEntryID(100), NavigationEntryID(101)])
    #expect(world.entries == root)
    #expect(world.container.calls.isEmpty)
  }

  @Test
  func `case 66: a screen is told to be gone when its pop has ended, not before`() {
    let ids = world.build(2)

    #expect(world.tapBack())
    #expect(world.trace.removed.isEmpty)
    world.settle()
    #expect(world.trace.removed == [ids[1]])

    #expect(world.beginSwipe())
    world.endSwipe(isFinished: false)
    world.settle()
    #expect(world.trace.removed == [ids[1]])

    world.submit(.set([world.entries[0]]))
    #expect(world.trace.removed == [ids[1]])
    world.settle()
    #expect(world.trace.removed == [ids[1], ids[0]])
  }

  @Test
  func `case 69: what is asked for while a person pulls a sheet down comes after it`() {
    let modal = FakeModal()
    world.driver.runner.add(modal)
    let log = Log()
    modal.move(toShown: false) { log.events.append("gone") }

    let push = world.push()
    _ = submit("present", log) { [world] in world.driver.runner.end($0, with: true) }
    #expect(push.record.result == nil)
    #expect(log.events.isEmpty)
    modal.rest()
    world.settle()

    #expect(push.record.results == [true])
    #expect(log.events == ["gone", "present starts", "present ends true"])
  }

  @Test
  func `case 70: a second presentation begins when the first has ended`() {
    let log = Log()
    let first = submit("first", log) { _ in }
    _ = submit("second", log) { [world] in world.driver.runner.end($0, with: true) }
    #expect(log.events == ["first starts"])

    world.driver.runner.end(first, with: true)

    #expect(
      log.events == ["first starts", "first ends true", "second starts", "second ends true"]
    )
  }

  @Test
  func `case 74: a command ends once, however often and by whom it is ended`() {
    let log = Log()
    let id = submit("sheet", log) { _ in }

    world.driver.runner.end(id, with: true)
    world.driver.runner.end(id, with: false)
    world.driver.runner.abandon(id)
    world.driver.runner.drain()

    #expect(log.events == ["sheet starts", "sheet ends true"])
  }

  @Test
  func `case 82: a dismissal and what follows it run one after another`() {
    let modal = FakeModal()
    world.driver.runner.add(modal)
    let log = Log()
    let runner = world.driver.runner
    _ = submit("dismiss", log) { id in
      modal.move(toShown: false) { runner.end(id, with: true) }
    }
    let push = world.push()
    _ = submit("present", log) { id in
      modal.move(toShown: true) { runner.end(id, with: true) }
    }
    #expect(log.events == ["dismiss starts"])

    modal.rest()
    #expect(log.events == ["dismiss starts", "dismiss ends true"])
    #expect(world.container.isMoving)
    world.settle()
    #expect(push.record.results == [true])
    #expect(log.events.last == "present starts")
    modal.rest()

    #expect(modal.isShown)
    #expect(log.events.last == "present ends true")
  }

  @Test
  func `case 91: a path of 1,000 is one call, which names each screen once`() {
    let ids = (0..<1_000).map { _ in world.makeScreen() }

    let path = world.submit(.set(world.entries + ids))
    world.settle()

    #expect(path.results == [true])
    #expect(world.container.calls.count == 1)
    #expect(Set(world.entries).count == 1_001)
    #expect(world.trace.changes.count == 1)
  }

  @Test
  func `case 100: what has ended is kept by nobody`() {
    weak var model: Log?
    do {
      let captured = Log()
      model = captured
      let id = submit("sheet", captured) { _ in captured.events.append("shown") }
      world.driver.runner.end(id, with: true)
      #expect(captured.events == ["sheet starts", "shown", "sheet ends true"])
    }

    #expect(model == nil)
  }
}
