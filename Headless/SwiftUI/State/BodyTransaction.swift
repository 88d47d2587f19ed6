/// Stands for the view around which a closure puts modifiers.
nonisolated public struct PlaceholderContentView<Value> {
  let content: Value
}

extension PlaceholderContentView: View where Value: View {
  public typealias Body = Never

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Value._isSingle }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    PlaceholderContentNode(view, parent)
  }
}

/// Inside, the transaction is the one outside of the modifiers.
final class PlaceholderContentNode<Value: View>:
  WrapperNode<PlaceholderContentView<Value>, Value>, TransactionSource
{
  var bodyScope: TransactionScope? { .content }

  func transform(_ transaction: inout Transaction) {}

  override func content(of view: PlaceholderContentView<Value>) -> Value { view.content }
}

/// Changes the transaction of modifiers, and not that of what they modify.
nonisolated struct BodyTransactionModifier: ViewModifier {
  typealias Body = Never

  let transform: (inout Transaction) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    BodyTransactionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class BodyTransactionNode<Modified: View>:
  ModifierNode<Modified, BodyTransactionModifier>, TransactionSource
{
  var bodyScope: TransactionScope? { .body }

  func transform(_ transaction: inout Transaction) {
    modifier.transform(&transaction)
  }

  override func didRealize() {
    graph.animation.hasTransactionModifiers = true
  }
}

/// Changes the transaction of the views inside when a value changed.
nonisolated struct ValueTransactionModifier<Value: Equatable>: ValueTransaction {
  typealias Body = Never

  let value: Value
  let change: (inout Transaction) -> Void

  func transform(_ transaction: inout Transaction) { change(&transaction) }

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ValueTransactionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

// B.5
@available(iOS 17.0, *)
extension View {
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { transaction in
        guard !transaction.disablesAnimations else { return }
        transaction.animation = animation
      },
      body: body
    )
  }

  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(BodyTransactionModifier(transform: transform))
  }

  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }
}
