/// The data of a `ForEach` over subviews: what they are is known once they are shown.
@available(iOS 18.0, *)
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = Subview

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview {
    preconditionFailure("Index out of range: the subviews are known where they are shown.")
  }
}

@available(iOS 18.0, *)
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = SectionConfiguration

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Index out of range: the sections are known where they are shown.")
  }
}

@available(iOS 18.0, *)
extension ForEach {
  nonisolated public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    data = ForEachSubviewCollection()
    self.content = content
    id = { $0.id }
    reader = AnyView(SubviewForEach(base: view, content: content))
  }

  nonisolated public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    data = ForEachSectionCollection()
    self.content = content
    id = { $0.id }
    reader = AnyView(SectionForEach(base: view, content: content))
  }
}

/// A `ForEach` whose elements are parts of another view.
final class ReadingForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  WrapperNode<ForEach<Data, ID, Content>, AnyView>
{
  override func content(of view: ForEach<Data, ID, Content>) -> AnyView {
    view.reader ?? AnyView(EmptyView())
  }
}

@available(iOS 18.0, *)
nonisolated private struct SubviewForEach<Base: View, Content: View>: View {
  let base: Base
  let content: (Subview) -> Content

  @MainActor
  var body: some View {
    let content = content
    SubviewReader(base: base) {
      ForEach(SubviewsCollection($0.subviews), content: content)
    }
  }
}

@available(iOS 18.0, *)
nonisolated private struct SectionForEach<Base: View, Content: View>: View {
  let base: Base
  let content: (SectionConfiguration) -> Content

  @MainActor
  var body: some View {
    let content = content
    SubviewReader(base: base, readsSections: true) {
      ForEach(SectionCollection($0.sections), content: content)
    }
  }
}
