@available(iOS 18.0, *)
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = Subview
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ values: [SubviewValue]) {
    subviews = values.map { Subview(value: $0) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@available(iOS 18.0, *)
extension SubviewsCollection: View {
  @MainActor @preconcurrency
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}

@available(iOS 18.0, *)
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = Subview
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@available(iOS 18.0, *)
extension SubviewsCollectionSlice: View {
  @MainActor @preconcurrency
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}
