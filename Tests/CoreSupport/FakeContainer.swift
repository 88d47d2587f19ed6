package import NavigationCore

/// A stack with UIKit's bad habits, driven by hand.
@MainActor
package final class FakeContainer: StackContainer {
  package struct Habits {
    /// After an animated pop over several levels the array still shows the old top.
    package var lags = true
    /// A person's second pop may begin inside the first.
    package var overlaps = false
    /// How many of the next calls are dropped without a word.
    package var drops = 0
  }

  private struct Motion {
    let number: Int
    let before: [NavigationEntryID]
    let isPop: Bool
    var isInteractive: Bool
    var completions: [@MainActor () -> Void] = []
  }

  package var habits = Habits()
  package var isAlive = true
  package var isVisible = true
  /// What screens tell the driver: they moved, appeared or disappeared.
  package var hook: @MainActor () -> Void = {}
  package private(set) var problems: [String] = []
  /// The calls that have arrived, in order.
  package private(set) var calls: [StackPlan] = []

  private var array: [NavigationEntryID]
  /// The top that is seen: one that came without animation is seen after the next layout.
  private var seenTop: NavigationEntryID?
  private var laggingTop: NavigationEntryID?
  private var motions: [Motion] = []
  private var deferred: [@MainActor () -> Void] = []
  private var lastMotion = 0
  private var isInCall = false

  package init(_ array: [NavigationEntryID]) {
    self.array = array
    seenTop = array.last
  }

  /// Shows what was changed without animation.
  package func layOut() {
    if !isSwiping { seenTop = array.last }
  }

  package var entryIDs: [NavigationEntryID] {
    guard isAlive else { return [] }
    return (laggingTop.map { [$0] } ?? []) + array
  }

  // MARK: Motion

  package var isMoving: Bool { isAlive && !motions.isEmpty }

  package var isSwiping: Bool { motions.contains(where: \.isInteractive) }

  package func whenStill(_ body: @escaping @MainActor () -> Void) {
    guard !motions.isEmpty else { return body() }
    motions[motions.count - 1].completions.append(body)
  }

  /// Ends the oldest motion, as its time is over.
  package func endOldestMotion(isCancelled: Bool = false) {
    guard let motion = motions.first else { return }
    laggingTop = nil
    if isCancelled {
      array = motion.before
      seenTop = array.last
    }
    // Screens hear of it while the transition is still there.
    hook()
    motions.removeAll { $0.number == motion.number }
    for completion in motion.completions { completion() }
    while motions.isEmpty, !deferred.isEmpty { deferred.removeFirst()() }
  }

  /// Ends all that moves by itself.
  package func endMotions() {
    let count = motions.prefix { !$0.isInteractive }.count
    for _ in 0..<count { endOldestMotion() }
  }

  private func change(to new: [NavigationEntryID], animated: Bool, isInteractive: Bool = false) {
    let before = array
    array = new
    let isPop = before.contains { $0 == new.last }
    if isVisible, animated, seenTop != new.last, !before.isEmpty {
      seenTop = new.last
      lastMotion += 1
      motions.append(
        Motion(number: lastMotion, before: before, isPop: isPop, isInteractive: isInteractive)
      )
      let removed = before.filter { !new.contains($0) }
      laggingTop = habits.lags && isPop && removed.count > 1 ? before.last : nil
    }
    hook()
  }

  // MARK: The driver's calls

  package func push(_ id: NavigationEntryID, animated: Bool) {
    receive(.push(id)) {
      guard !array.contains(id) else { return problems.append("\(id) was pushed twice") }
      change(to: array + [id], animated: animated)
    }
  }

  package func pop(to id: NavigationEntryID, animated: Bool) {
    receive(.pop(to: id)) {
      guard let index = array.firstIndex(of: id) else {
        return problems.append("\(id) is not there to pop to")
      }
      change(to: Array(array[...index]), animated: animated)
    }
  }

  package func set(_ ids: [NavigationEntryID], animated: Bool) {
    receive(.set(ids)) {
      guard Set(ids).count == ids.count else { return problems.append("\(ids) repeats itself") }
      change(to: ids, animated: animated)
    }
  }

  private func receive(_ call: StackPlan, _ body: () -> Void) {
    calls.append(call)
    if isInCall { problems.append("\(call) came inside another call") }
    if isMoving { problems.append("\(call) came during a transition") }
    guard habits.drops == 0 else { return habits.drops -= 1 }
    isInCall = true
    body()
    isInCall = false
  }

  // MARK: Others' calls

  /// The person's pop: from the back button or its menu.
  package func popByUser(to index: Int) -> Bool {
    guard isVisible, array.indices.contains(index), index < array.count - 1, mayPopNow else {
      return false
    }
    change(to: Array(array[...index]), animated: true)
    return true
  }

  package func beginSwipe() -> Bool {
    guard isVisible, array.count > 1, mayPopNow else { return false }
    change(to: array.dropLast(), animated: true, isInteractive: true)
    return true
  }

  package func endSwipe(isFinished: Bool) {
    guard let index = motions.firstIndex(where: \.isInteractive) else { return }
    // What began before it ends before it.
    for _ in 0..<index { endOldestMotion() }
    motions[0].isInteractive = false
    endOldestMotion(isCancelled: !isFinished)
  }

  private var mayPopNow: Bool {
    motions.isEmpty || habits.overlaps && motions.allSatisfy { $0.isPop && !$0.isInteractive }
  }

  /// The app's own change, which waits for what runs.
  package func changeByApp(
    animated: Bool = true,
    _ make: @escaping @MainActor ([NavigationEntryID]) -> [NavigationEntryID]
  ) {
    guard motions.isEmpty else {
      deferred.append { [weak self] in self?.changeByApp(animated: animated, make) }
      return
    }
    let new = make(array)
    guard new != array, !new.isEmpty else { return }
    change(to: new, animated: animated)
  }
}
