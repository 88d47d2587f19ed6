/// A view that reads a value which lives outside of its node, as of one evaluation.
struct ValueReader {
  private let node: NodeLink
  private let generation: UInt32
  private let graph: InvalidationQueue

  @MainActor
  init(_ node: Node) {
    self.node = node.link
    generation = node.generation
    graph = node.graph.invalidations
  }

  /// The view is evaluated anew, unless it has been since.
  func tell(_ transaction: Transaction) {
    graph.add(node, generation: generation, transaction: transaction)
  }
}
