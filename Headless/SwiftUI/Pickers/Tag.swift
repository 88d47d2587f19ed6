/// What a view stands for in a picker, a list or a tab view.
struct TagValue {
  let value: AnyHashable
  let type: Any.Type
  /// Whether it also stands for a selection of its optional.
  let includesOptional: Bool

  init(value: AnyHashable, type: Any.Type, includesOptional: Bool = true) {
    self.value = value
    self.type = type
    self.includesOptional = includesOptional
  }

  init(of value: AnyHashable) {
    self.init(value: value, type: Swift.type(of: value.base))
  }

  /// The value for a selection of a type: it must be that type's, or its optional's.
  func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
    guard
      self.type == Selection.self
        || includesOptional && Self.isOptional(Selection.self, of: self.type)
    else { return nil }
    return value.base as? Selection
  }

  private static func isOptional(_ type: Any.Type, of wrapped: Any.Type) -> Bool {
    (type as? any OptionalType.Type)?.wrapped == wrapped
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}

/// A node that gives the views inside a tag.
@MainActor
protocol TagSource: Node {
  func tag(of child: Node) -> TagValue?
}

nonisolated struct TagModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let value: Value
  var includesOptional = true

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TagNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class TagNode<Modified: View, Value: Hashable>:
  ModifierNode<Modified, TagModifier<Value>>, TagSource
{
  func tag(of child: Node) -> TagValue? {
    TagValue(
      value: AnyHashable(modifier.value),
      type: Value.self,
      includesOptional: modifier.includesOptional
    )
  }

  override func collect(into preferences: inout HostPreferences) {
    super.collect(into: &preferences)
    guard preferences.tabTag == nil else { return }
    preferences.tabTag = AnyHashable(modifier.value)
  }

  override func modifierDidChange(from old: TagModifier<Value>) {
    if old.value != modifier.value { tagDidChange() }
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  private func tagDidChange() {
    graph.preferencesMayHaveChanged()
    elementsDidChange()
  }
}

extension ForEachNode: TagSource {
  func tag(of child: Node) -> TagValue? {
    id(of: child).map { TagValue(value: AnyHashable($0), type: ID.self) }
  }
}

extension Node {
  /// The innermost tag around an element, looking no further than a node above.
  final func tag(below ancestor: Node) -> TagValue? {
    var child: Node = self
    // A modifier around the element may hold the tag inside.
    var inner: Node? = wrappedElement
    while let current = inner {
      if let tag = current.tagAround(below: self) { return tag }
      inner = current.wrappedElement
    }
    while child !== ancestor, let parent = child.parent {
      if let tag = (parent as? any TagSource)?.tag(of: child) { return tag }
      child = parent
    }
    return nil
  }

  private func tagAround(below ancestor: Node) -> TagValue? {
    var child: Node = self
    while child !== ancestor, let parent = child.parent {
      if let tag = (parent as? any TagSource)?.tag(of: child), !(parent is any RowSource) {
        return tag
      }
      child = parent
    }
    return nil
  }
}

/// A collection's node, whose ids count only where no view says a tag.
@MainActor
protocol RowSource: Node {}

extension ForEachNode: RowSource {}

extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(value: tag))
  }

  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TagModifier(value: tag, includesOptional: includeOptional))
  }
}
