import NavigationCore

/// What should become of a stack, worked out in the plainest way.
///
/// It shares no code with the driver: no planner, no queue, no looking.
@MainActor
final class StackModel {
  struct Command {
    let number: Int
    let isAnimated: Bool
    let isForced: Bool
    let target: ([NavigationEntryID]) -> [NavigationEntryID]?
  }

  private enum Motion {
    case command(Command, isPop: Bool)
    case outside(isPop: Bool)
    case swipe(before: [NavigationEntryID])
  }

  /// What the container holds.
  private(set) var path: [NavigationEntryID]
  /// What the driver should say it holds.
  private(set) var shown: [NavigationEntryID]
  private(set) var results: [Int: Bool] = [:]
  /// The top that is seen.
  private var seen: NavigationEntryID?
  private var motions: [Motion] = []
  private var waiting: [Command] = []
  private var resumed: [Command] = []
  private var parked: [Command] = []
  private var released: [Int: Set<NavigationEntryID>] = [:]
  private var deferred: [([NavigationEntryID]) -> [NavigationEntryID]] = []
  var isVisible = true
  var mode = StackGuardMode.grant
  var drops = 0

  init(_ path: [NavigationEntryID]) {
    self.path = path
    shown = path
    seen = path.last
  }

  /// A layout shows what was changed without animation.
  func layOut() {
    if !isSwiping { seen = path.last }
  }

  var isMoving: Bool { !motions.isEmpty }
  var isSwiping: Bool {
    motions.contains { if case .swipe = $0 { true } else { false } }
  }
  /// A finger's pop may begin at rest, or inside another pop.
  var mayTapBack: Bool {
    motions.allSatisfy {
      switch $0 {
      case .command(_, let isPop), .outside(let isPop): isPop
      case .swipe: false
      }
    }
  }
  var oldestParked: Int? { parked.first?.number }
  var openCount: Int { waiting.count + resumed.count + parked.count }

  // MARK: Commands

  func submit(_ command: Command) {
    waiting.append(command)
    pump()
  }

  func answer(_ isGranted: Bool) {
    let command = parked.removeFirst()
    guard isGranted else {
      results[command.number] = false
      return
    }
    resumed.append(command)
    resumed.sort { $0.number < $1.number }
    pump()
  }

  private func pump() {
    while motions.isEmpty {
      if !resumed.isEmpty {
        execute(resumed.removeFirst())
      } else if !waiting.isEmpty {
        execute(waiting.removeFirst())
      } else {
        return
      }
    }
  }

  private func execute(_ command: Command) {
    guard let target = command.target(path) else { return end(command, false) }
    let removed = Set(path).subtracting(target)
    let isAsked = !command.isForced && !removed.isEmpty
    if isAsked, !removed.isSubset(of: released[command.number] ?? []) {
      switch mode {
      case .grant: break
      case .deny: return end(command, false)
      case .wait:
        released[command.number] = removed
        parked.append(command)
        parked.sort { $0.number < $1.number }
        return
      }
    }
    guard target != path else { return end(command, true) }
    guard drops == 0 else {
      drops -= 1
      return end(command, false)
    }
    let moves = isVisible && command.isAnimated && target.last != seen
    let isPop = target.last.map { path.contains($0) } ?? false
    path = target
    shown = target
    guard moves else { return end(command, true) }
    seen = target.last
    motions.append(.command(command, isPop: isPop))
  }

  private func end(_ command: Command, _ result: Bool) {
    results[command.number] = result
  }

  // MARK: Others

  /// A person's pop, which the container has begun.
  func popByUser(to count: Int) {
    path = Array(path.prefix(count))
    seen = path.last
    motions.append(.outside(isPop: true))
  }

  func beginSwipe() {
    motions.append(.swipe(before: path))
    path.removeLast()
    seen = path.last
  }

  func endSwipe(isFinished: Bool) {
    while let first = motions.first {
      if case .swipe(let before) = first {
        if !isFinished { path = before }
        seen = path.last
        motions.removeFirst()
        break
      }
      motions.removeFirst()
    }
    rest([])
  }

  func changeByApp(_ change: @escaping ([NavigationEntryID]) -> [NavigationEntryID]) {
    guard motions.isEmpty else { return deferred.append(change) }
    apply(change)
  }

  private func apply(_ change: ([NavigationEntryID]) -> [NavigationEntryID]) {
    let new = change(path)
    guard new != path else { return }
    let moves = isVisible && new.last != seen
    let isPop = new.last.map { path.contains($0) } ?? false
    path = new
    guard moves else {
      shown = path
      return
    }
    seen = new.last
    motions.append(.outside(isPop: isPop))
  }

  // MARK: Time

  func endMotions() {
    guard !isSwiping, !motions.isEmpty else { return }
    let ended = motions
    motions = []
    rest(ended)
  }

  func settle() {
    while !isSwiping, !motions.isEmpty { endMotions() }
  }

  private func rest(_ ended: [Motion]) {
    shown = path
    for case .command(let command, _) in ended { end(command, true) }
    pump()
    while motions.isEmpty, !deferred.isEmpty {
      apply(deferred.removeFirst())
      pump()
    }
  }
}
