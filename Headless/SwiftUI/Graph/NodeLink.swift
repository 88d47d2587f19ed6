/// Leads to a node for as long as it lives.
///
/// A weak reference would slow down every other reference to the node.
final class NodeLink: @unchecked Sendable {
  /// Read on the main actor alone, where nodes live.
  private(set) unowned(unsafe) var node: Node?

  init(_ node: Node) {
    self.node = node
  }

  /// The node is at its end.
  func cut() {
    node = nil
  }
}
