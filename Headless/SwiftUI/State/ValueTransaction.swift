/// A modifier that changes the transaction of the views inside in the update in which its value has
/// changed.
nonisolated protocol ValueTransaction: ViewModifier where Body == Never {
  associatedtype Value: Equatable
  var value: Value { get }
  func transform(_ transaction: inout Transaction)
}

final class ValueTransactionNode<Modified: View, Modifier: ValueTransaction>:
  ModifierNode<Modified, Modifier>, TransactionSource
{
  /// The update in which the value changed.
  private var change = -1

  func transform(_ transaction: inout Transaction) {
    if change == graph.animation.update { modifier.transform(&transaction) }
  }

  override func receive(_ new: ModifiedContent<Modified, Modifier>) {
    if new.modifier.value != modifier.value {
      change = graph.animation.update
      graph.animation.lastChange = change
    }
    super.receive(new)
  }
}
