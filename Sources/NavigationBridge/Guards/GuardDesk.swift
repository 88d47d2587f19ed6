import UIKit

/// Where exits are asked for: each guard once an attempt, one attempt at a time.
@MainActor
enum GuardDesk {
  /// The bridges of the screens in a controller, its own first.
  static func bridges(in controller: UIViewController) -> [ScreenBridge] {
    var result = BridgeTable.bridge(of: controller).map { [$0] } ?? []
    for child in controller.children.reversed() { result += bridges(in: child) }
    return result
  }

  /// Whether a screen in a controller is guarded.
  static func isGuarded(_ controller: UIViewController) -> Bool {
    BridgeTable.bridge(of: controller)?.isGuarded == true
      || controller.children.contains(where: isGuarded)
  }

  static func guardedBridges(in controllers: [UIViewController]) -> [ScreenBridge] {
    var seen: Set<ObjectIdentifier> = []
    return controllers.flatMap { bridges(in: $0) }
      .filter { $0.isGuarded && seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Does something by which guarded screens may leave, without a report that nobody asked.
  static func letting(leave controllers: [UIViewController], _ body: () -> Void) {
    for bridge in controllers.flatMap({ bridges(in: $0) }) { bridge.mayLeave = true }
    body()
  }

  /// Asks all guards of the screens that would go, and tells whether all let them go: inside the
  /// call if all answer at once.
  static func ask(_ exit: GuardedExit, then: @escaping @MainActor (Bool) -> Void) {
    let bridges = guardedBridges(in: exit.leaving)
    for bridge in bridges { bridge.question?.abandonIfGone() }
    guard !bridges.isEmpty else { return then(true) }
    GuardQuestions.count += 1
    guard bridges.allSatisfy({ $0.question == nil }) else { return then(false) }
    GuardQuestion(exit, bridges: bridges, then: then).askNext()
  }

  /// The answer to an exit that UIKit is about to make: no later answer changes this one.
  ///
  /// After a late `leave` the exit is performed then.
  ///
  /// - Returns: Whether it may go on now.
  static func mayGoOn(_ exit: GuardedExit) -> Bool {
    let answer = SynchronousAnswer()
    ask(exit) { mayLeave in
      guard answer.isLate else {
        answer.mayLeave = mayLeave
        return
      }
      if mayLeave { _ = exit.performIfValid() }
    }
    answer.isLate = true
    if answer.mayLeave { letting(leave: exit.leaving) {} }
    return answer.mayLeave
  }
}

/// What guards have said before the call that asks them returns.
@MainActor
private final class SynchronousAnswer {
  var mayLeave = false
  var isLate = false
}
