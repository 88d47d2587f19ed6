internal import Foundation

// B.3
@available(iOS 16.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

@available(iOS 16.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

@available(iOS 16.0, *)
extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

@available(iOS 16.0, *)
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  public struct Index: Comparable {
    let base: Base.Index

    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }

  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let id: KeyPath<Base.Element, ID>

  public var startIndex: Index { Index(base: base.startIndex) }
  public var endIndex: Index { Index(base: base.endIndex) }

  public subscript(position: Index) -> Element {
    Element(index: position.base, id: base[position.base][keyPath: id])
  }

  public func index(after index: Index) -> Index {
    Index(base: base.index(after: index.base))
  }
}

@available(iOS 16.0, *)
extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  public func index(before index: Index) -> Index {
    Index(base: base.index(before: index.base))
  }
}

@available(iOS 16.0, *)
extension IndexedIdentifierCollection: RandomAccessCollection
where Base: RandomAccessCollection {}

/// The row of an element that a person may delete or move.
@available(iOS 16.0, *)
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

@available(iOS 16.0, *)
extension EditableCollectionContent: View where Content: View {
  @MainActor
  public var body: some View { content }
}

@available(iOS 16.0, *)
extension ForEach {
  nonisolated public init<C, R: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  nonisolated public init<C, R: View>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    self.data = IndexedIdentifierCollection(base: data.wrappedValue, id: id)
    self.id = { $0.id }
    self.content = { EditableCollectionContent(content: content(data[$0.index])) }
    if editActions.rawValue & 1 != 0 { edits.delete = Self.deletion(in: data) }
    if editActions.rawValue & 2 != 0 {
      edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private static func deletion<C>(in data: Binding<C>) -> ((IndexSet) -> Void)? {
    func remove<R: RangeReplaceableCollection>(
      _ offsets: IndexSet,
      from collection: R
    ) -> R {
      R(collection.enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
    return { offsets in
      guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
        let rest = remove(offsets, from: collection) as? C
      else { return }
      data.wrappedValue = rest
    }
  }
}

@available(iOS 16.0, *)
extension List {
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selected: selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selected: selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent)
    )
  }
}

@available(iOS 16.0, *)
extension List where SelectionValue == Never {
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selected: nil,
      content: ForEach(data, editActions: editActions, content: rowContent)
    )
  }
}

/// How the elements of a collection are edited.
struct ElementEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}
