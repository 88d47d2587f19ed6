/// A view that reads a value which lives outside of its node, as of one evaluation.
struct ValueReader {
  private let node: NodeLink
  private let generation: UInt32
  private let graph: InvalidationQueue

  @MainActor
  init(_ node: Node) {
    self.init(node.link, node.generation, node.graph.invalidations)
  }

  init(_ node: NodeLink, _ generation: UInt32, _ graph: InvalidationQueue) {
    self.node = node
    self.generation = generation
    self.graph = graph
  }

  func isOf(_ graph: InvalidationQueue) -> Bool {
    self.graph === graph
  }

  /// The view is evaluated anew, unless it has been since.
  func tell(_ transaction: Transaction) {
    graph.add(node, generation: generation, transaction: transaction)
  }

  /// The view is evaluated anew.
  func tellAlways(_ transaction: Transaction) {
    graph.add(node, generation: nil, transaction: transaction)
  }
}
