/// What a group makes of the subviews of another view.
@available(iOS 18.0, *)
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor @preconcurrency
  public var body: some View {
    let transform = transform
    SubviewReader(base: subviews) { transform(SubviewsCollection($0.subviews)) }
  }
}

/// What a group makes of the sections of another view.
@available(iOS 18.0, *)
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  @MainActor @preconcurrency
  public var body: some View {
    let transform = transform
    SubviewReader(base: sections, readsSections: true) {
      transform(SectionCollection($0.sections))
    }
  }
}

@available(iOS 18.0, *)
extension Group {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }

  nonisolated public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}
