/// A node that is told when its view appears and disappears.
@MainActor
protocol LifecycleNode: Node {
  var hasAppeared: Bool { get set }
  func appear()
  func disappear()
}

/// The nodes of a graph with something to do when views appear and disappear.
@MainActor
struct LifecycleList {
  private var nodes: [any LifecycleNode] = []
  private var leaving: [any LifecycleNode] = []
  private(set) var hasAppearing = false

  mutating func add(_ node: any LifecycleNode) {
    nodes.append(node)
    hasAppearing = true
  }

  /// A node left the tree: it disappears after the update.
  mutating func remove(_ node: any LifecycleNode) {
    nodes.removeAll { $0 === node }
    guard node.hasAppeared else { return }
    node.hasAppeared = false
    leaving.append(node)
  }

  mutating func takeLeaving() -> [any LifecycleNode] {
    guard !leaving.isEmpty else { return [] }
    defer { leaving = [] }
    return leaving
  }

  mutating func takeAppearing() -> [any LifecycleNode] {
    guard hasAppearing else { return [] }
    hasAppearing = false
    return nodes.filter { !$0.hasAppeared }
  }

  mutating func takeAppeared() -> [any LifecycleNode] {
    let appeared = nodes.filter(\.hasAppeared)
    for node in appeared {
      node.hasAppeared = false
    }
    hasAppearing = !nodes.isEmpty
    return appeared
  }
}
