// B.3
@available(iOS 14.0, *)
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection,
  ID: Hashable,
  Parent,
  Leaf,
  Subgroup
> {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

@available(iOS 14.0, *)
extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor
  public var body: some View {
    ForEach(roots, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(content: AnyView(group(of: inner)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }

  @MainActor
  private func group(of elements: Data) -> Self {
    Self(roots: Array(elements), id: id, children: children, content: content)
  }
}

/// What a row of an outline discloses.
@available(iOS 14.0, *)
nonisolated public struct OutlineSubgroupChildren: View {
  let content: AnyView

  @MainActor
  public var body: some View { content }
}

@available(iOS 14.0, *)
extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  nonisolated public init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }
}

@available(iOS 14.0, *)
extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  nonisolated public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: id, children: children, content: content)
  }

  nonisolated public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }
}

@available(iOS 14.0, *)
extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selected: selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent)
    )
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selected: selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent)
    )
  }
}

@available(iOS 14.0, *)
extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selected: nil,
      content: OutlineGroup(data, children: children, content: rowContent)
    )
  }
}
