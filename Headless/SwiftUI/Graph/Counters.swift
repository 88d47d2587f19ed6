import Synchronization

/// Counts for benches and for tests that nothing leaks or is evaluated needlessly.
@_spi(Headless)
public enum Counters {
  private static let bodies = Atomic<Int>(0)
  private static let nodes = Atomic<Int>(0)

  /// How many bodies of views and modifiers were evaluated so far.
  public static var bodyEvaluations: Int { bodies.load(ordering: .relaxed) }

  /// How many nodes are alive.
  public static var liveNodes: Int { nodes.load(ordering: .relaxed) }

  static func bodyWasEvaluated() {
    bodies.add(1, ordering: .relaxed)
  }

  static func nodeWasMade() {
    nodes.add(1, ordering: .relaxed)
  }

  static func nodeWasFreed() {
    nodes.subtract(1, ordering: .relaxed)
  }
}
