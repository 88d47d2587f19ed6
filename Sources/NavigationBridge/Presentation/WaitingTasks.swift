/// Those who wait for presentations that wait for a window.
///
/// Nothing keeps a stack that is dropped before it had one, so nothing of it is left that could end
/// what it was asked for: whatever moves next in any stack, or waits next, ends it with `false`.
@MainActor
enum WaitingTasks {
  private struct Entry {
    weak var chain: ModalChain?
    let task: NavigationTask
  }

  private static var entries: [Entry] = []

  static func add(_ tasks: [NavigationTask], of chain: ModalChain) {
    sweep()
    for task in tasks where !entries.contains(where: { $0.task === task }) {
      entries.append(Entry(chain: chain, task: task))
    }
  }

  static func sweep() {
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.task.result != nil }
    let lost = entries.filter { $0.chain == nil }
    entries.removeAll { $0.chain == nil }
    for entry in lost { entry.task.finish(false) }
  }
}
