nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  var first: TrueContent? {
    if case .trueContent(let content) = storage { content } else { nil }
  }

  var second: FalseContent? {
    if case .falseContent(let content) = storage { content } else { nil }
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { false }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ConditionalNode(view, parent)
  }
}

/// The two arms of an `if`/`else`: each has its own identity (C.11.2).
final class ConditionalNode<TrueContent: View, FalseContent: View>:
  ViewNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private var first: ViewNode<TrueContent>?
  private var second: ViewNode<FalseContent>?

  private func makeContentIfNeeded() {
    guard first == nil, second == nil else { return }
    switch view.storage {
    case .trueContent(let content): first = makeChild(content)
    case .falseContent(let content): second = makeChild(content)
    }
  }

  override func receive(_ new: _ConditionalContent<TrueContent, FalseContent>) {
    view = new
    switch new.storage {
    case .trueContent(let content) where first != nil:
      first?.receive(content)
    case .falseContent(let content) where second != nil:
      second?.receive(content)
    case .trueContent, .falseContent:
      replaceContent()
    }
  }

  private func replaceContent() {
    guard first != nil || second != nil else { return }
    let old: Node? = first ?? second
    first = nil
    second = nil
    if let old { contentDidLeave(old) }
    if isRealized { makeContentIfNeeded() }
    if let new: Node = first ?? second { contentDidEnter(new) }
    elementsDidChange()
  }

  override func prepareChildren() {
    makeContentIfNeeded()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
  }

  override func appendElements(to list: inout [Node]) {
    makeContentIfNeeded()
    first?.appendElements(to: &list)
    second?.appendElements(to: &list)
  }
}
