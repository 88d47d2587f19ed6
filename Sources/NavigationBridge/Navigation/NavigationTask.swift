public import NavigationCore

/// What a verb of a navigator returns: the command's end, to wait for or to ignore.
///
/// ```swift
/// if await navigator.pop().finished { save() }
/// ```
///
/// Waiting holds nothing up: commands run in the order of their calls, whoever waits.
@MainActor
public final class NavigationTask {
  /// The outcome, once there is one.
  package private(set) var result: Bool?
  /// What the command presents, whether or not it comes about.
  ///
  /// Nil for commands that present nothing.
  public internal(set) var presentation: NavigationPresentationID?
  /// Whether a guard kept a screen that the command would have removed.
  ///
  /// It is known when the command has ended.
  public internal(set) var isBlocked = false

  private var waiting: [CheckedContinuation<Bool, Never>] = []
  private var listeners: [@MainActor (Bool) -> Void] = []

  /// What lets time pass before somebody waits, in tests.
  package static var willWait: [@MainActor () -> Bool] = []

  init() {}

  /// Whether the command did what it was asked for, once that is known.
  ///
  /// True when UIKit has done it and its transition has ended: the person may have gone back further
  /// by then. False when the command could not be carried out, was refused by a guard, was undone
  /// before its transition ended, or came too late.
  public var finished: Bool {
    get async {
      if result == nil { Self.willWait.removeAll { !$0() } }
      WaitingTasks.sweep()
      if let result { return result }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  func finish(_ result: Bool) {
    guard self.result == nil else { return }
    self.result = result
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: result) }
    let listeners = listeners
    self.listeners = []
    for listener in listeners { listener(result) }
  }

  /// Calls a closure with the outcome: inside this call if it is known.
  func whenFinished(_ body: @escaping @MainActor (Bool) -> Void) {
    if let result { body(result) } else { listeners.append(body) }
  }
}
