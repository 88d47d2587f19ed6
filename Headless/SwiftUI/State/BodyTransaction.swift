/// Stands for the view around which a closure, or a transition, puts modifiers.
nonisolated public struct PlaceholderContentView<Value> {
  let storage: AnyViewStorage

  init(content: Value) where Value: View {
    storage = AnyViewStorageOf(content)
  }

  init(standingFor view: AnyView) {
    storage = view.storage
  }
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool {
    (Value.self as? any View.Type)?._isSingle ?? false
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    PlaceholderContentNode(view, parent)
  }
}

/// Inside, the transaction is the one outside of the modifiers.
final class PlaceholderContentNode<Value>:
  ViewNode<PlaceholderContentView<Value>>, TransactionSource
{
  private var content: Node?

  var bodyScope: TransactionScope? { .content }

  func transform(_ transaction: inout Transaction) {}

  private func makeContent() -> Node {
    if let content { return content }
    let node = view.storage.make(self)
    content = node
    return node
  }

  override func receive(_ new: PlaceholderContentView<Value>) {
    let isSame = new.storage === view.storage
    view = new
    guard !isSame, let content, !new.storage.update(content) else { return }
    self.content = nil
    contentDidLeave(content)
    if isRealized { contentDidEnter(makeContent()) }
    elementsDidChange()
  }

  override func prepareChildren() {
    _ = makeContent()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func appendElements(to list: inout [Node]) {
    makeContent().appendElements(to: &list)
  }
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
