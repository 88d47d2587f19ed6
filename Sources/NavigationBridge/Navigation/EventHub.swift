import NavigationCore

/// Hands events to all who listen.
@MainActor
final class EventHub {
  private var listeners: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastListener = 0

  /// Whether anybody would hear of an event: names cost more than the change itself.
  var isHeard: Bool { !listeners.isEmpty }

  func stream() -> AsyncStream<NavigationEvent> {
    lastListener += 1
    let listener = lastListener
    return AsyncStream { continuation in
      listeners[listener] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.listeners[listener] = nil }
      }
    }
  }

  /// Nothing will happen any more: whoever listens goes on after the last event.
  func finish() {
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  func send(_ event: NavigationEvent) {
    for listener in listeners.values { listener.yield(event) }
  }
}
