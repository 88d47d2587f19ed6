/// A node that is told when its view appears and disappears.
@MainActor
protocol LifecycleNode: Node {
  var hasAppeared: Bool { get set }
  func viewDidAppear()
  func viewDidDisappear()
}

/// The nodes of a graph with something to do when views appear and disappear.
@MainActor
struct LifecycleList {
  private var nodes: [any LifecycleNode] = []
  private var leaving: [any LifecycleNode] = []

  mutating func add(_ node: any LifecycleNode) {
    nodes.append(node)
  }

  /// A node left the tree: it disappears after the update.
  mutating func remove(_ node: any LifecycleNode) {
    nodes.removeAll { $0 === node }
    if node.hasAppeared { leaving.append(node) }
  }

  /// Tells what appeared and what left since the last time. Returns whether anything was told.
  mutating func takePending() -> (leaving: [any LifecycleNode], appearing: [any LifecycleNode]) {
    defer { leaving = [] }
    return (leaving, nodes.filter { !$0.hasAppeared })
  }

  var appeared: [any LifecycleNode] { nodes.filter(\.hasAppeared) }
}
