public import Foundation

/// What can be done to a row of a collection.
struct RowEditing {
  var index: Int?
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  /// The collection, to know which rows are its own.
  weak var collection: Node?

  @MainActor
  func delete() {
    guard let index else { return }
    onDelete?(IndexSet(integer: index))
  }
}

/// A node whose children are the elements of a collection.
@MainActor
protocol RowCollection: Node {
  func index(of child: Node) -> Int?
  /// Adds what the collection itself does to its rows.
  func applyOwn(to editing: inout RowEditing)
}

@MainActor
protocol RowEditingSource: Node {
  func apply(to editing: inout RowEditing)
}

extension Node {
  /// How the collection around a row is edited.
  final func rowEditing(below ancestor: Node) -> RowEditing {
    var editing = RowEditing()
    var child: Node = self
    while child !== ancestor, let parent = child.parent {
      if let collection = parent as? any RowCollection {
        guard editing.collection == nil else { break }
        editing.index = collection.index(of: child)
        editing.collection = collection
        collection.applyOwn(to: &editing)
      } else if let source = parent as? any RowEditingSource, editing.collection != nil {
        source.apply(to: &editing)
      }
      child = parent
    }
    return editing
  }
}

extension ForEachNode: RowCollection {
  func applyOwn(to editing: inout RowEditing) {
    editing.onDelete = view.edits.delete
    editing.onMove = view.edits.move
  }
}

nonisolated struct RowEditingModifier: ViewModifier {
  typealias Body = Never

  enum Action {
    case delete(((IndexSet) -> Void)?)
    case move(((IndexSet, Int) -> Void)?)
  }

  let action: Action

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    RowEditingNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class RowEditingNode<Modified: View>:
  ModifierNode<Modified, RowEditingModifier>, RowEditingSource
{
  func apply(to editing: inout RowEditing) {
    switch modifier.action {
    case .delete(let action): editing.onDelete = editing.onDelete ?? action
    case .move(let action): editing.onMove = editing.onMove ?? action
    }
  }

  override var isTransparentForRows: Bool { true }
}

// B.3
extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(action: .delete(action)))
  }

  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(action: .move(action)))
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor
  public var data: Content.Data { content.data }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(indices, before + moved + after) {
      self[index] = element
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
