/// Changes the transaction in which the views inside are updated.
nonisolated struct TransactionModifier: ViewModifier {
  typealias Body = Never

  let transform: (inout Transaction) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TransactionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class TransactionNode<Modified: View>:
  ModifierNode<Modified, TransactionModifier>, TransactionSource
{
  func transform(_ transaction: inout Transaction) {
    modifier.transform(&transaction)
  }

  override func didRealize() {
    graph.animation.hasTransactionModifiers = true
  }
}

/// Gives the views inside an animation when a value changed.
nonisolated struct AnimationModifier<Value: Equatable>: ValueTransaction {
  typealias Body = Never

  let animation: Animation?
  let value: Value

  func transform(_ transaction: inout Transaction) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ValueTransactionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// A node that changes the transaction of those inside.
@MainActor
protocol TransactionSource: Node {
  func transform(_ transaction: inout Transaction)
  /// Whether what it changes counts for a modifier's body only, or the content in that begins.
  var bodyScope: TransactionScope? { get }
}

/// Where modifiers begin that have a transaction of their own, and where what they modify does.
enum TransactionScope {
  case body, content
}

extension TransactionSource {
  var bodyScope: TransactionScope? { nil }
}

extension Node {
  /// The transaction of the update that runs now, as the modifiers around this node change it.
  final var currentTransaction: Transaction {
    var sources: [any TransactionSource] = []
    var node = parent
    while let current = node {
      if let source = current as? any TransactionSource { sources.append(source) }
      node = current.parent
    }
    var transaction = Transaction.current
    var outer: [Transaction] = []
    for source in sources.reversed() {
      switch source.bodyScope {
      case .body: outer.append(transaction)
      case .content: transaction = outer.popLast() ?? transaction
      case nil: break
      }
      source.transform(&transaction)
    }
    return transaction
  }
}

extension View {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  @available(iOS, introduced: 13.0, deprecated: 15.0)
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      guard !transaction.disablesAnimations else { return }
      transaction.animation = animation
    }
  }

  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
