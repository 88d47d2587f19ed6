package import NavigationCore

/// A driver on a fake container.
@MainActor
package final class FakeWorld: StackWorld {
  package let container: FakeContainer
  package let driver: StackDriver
  package let trace = StackTrace()
  private var lastNumber = 1

  package init() {
    container = FakeContainer([NavigationEntryID(1)])
    driver = StackDriver(container: container, runner: CommandRunner())
    trace.watch(driver)
    container.hook = { [weak driver] in driver?.reconcile() }
  }

  package var problems: [String] { container.problems }

  package func makeScreen() -> NavigationEntryID {
    lastNumber += 1
    return NavigationEntryID(lastNumber)
  }

  private var count: Int { container.entryIDs.count }

  package func tapBack() -> Bool { container.popByUser(to: count - 2) }
  package func chooseFromBackMenu(_ index: Int) -> Bool { container.popByUser(to: index) }
  package func beginSwipe() -> Bool { container.beginSwipe() }
  package func endSwipe(isFinished: Bool) {
    container.endSwipe(isFinished: isFinished)
    flush()
  }

  package func pushForeign(_ id: NavigationEntryID) {
    container.changeByApp { $0 + [id] }
  }

  package func popForeign() {
    container.changeByApp { $0.count > 1 ? $0.dropLast() : $0 }
  }

  package func setForeign(_ ids: [NavigationEntryID]) {
    container.changeByApp { _ in ids }
  }

  package func flush() {
    container.layOut()
  }

  package func endMotion() {
    container.endMotions()
    flush()
  }

  package func settle() {
    while container.isMoving, !container.isSwiping { container.endMotions() }
    flush()
  }

  package func setVisible(_ isVisible: Bool) {
    if !isVisible { settle() }
    container.isVisible = isVisible
    flush()
  }

  package func dropNextCall() -> Bool {
    container.habits.drops = 1
    return true
  }

  package func allowOverlaps() { container.habits.overlaps = true }

  package func close() {
    container.isAlive = false
    container.endMotions()
    driver.reconcile()
  }
}
