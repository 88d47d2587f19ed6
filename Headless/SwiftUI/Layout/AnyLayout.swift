public import UIKit

/// Changes what it stands for without making its views anew.
// B.4
@available(iOS 16.0, *)
public struct AnyLayout: Layout, AxisLayout {
  public struct Cache {
    /// The layout that made the value.
    fileprivate var type: Any.Type
    fileprivate var value: Any
  }

  private var layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  public var animatableData: _AnyAnimatableData {
    get { layout.erasedData }
    set { layout = layout.taking(newValue) }
  }

  var stackAxis: Axis? {
    (layout as? any AxisLayout)?.stackAxis ?? type(of: layout).layoutProperties.stackOrientation
  }

  public func makeCache(subviews: Self.Subviews) -> AnyLayout.Cache {
    layout.freshCache(subviews)
  }

  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: Self.Subviews) {
    layout.renew(&cache, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGSize {
    layout.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout AnyLayout.Cache
  ) {
    layout.place(in: bounds, proposal, subviews, &cache)
  }
}

/// What a layout does without saying its type.
@available(iOS 16.0, *)
extension Layout {
  fileprivate var erasedData: _AnyAnimatableData { _AnyAnimatableData(animatableData) }

  fileprivate func taking(_ data: _AnyAnimatableData) -> any Layout {
    var copy = self
    if let own = data.value as? AnimatableData { copy.animatableData = own }
    return copy
  }

  fileprivate func freshCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: Self.self, value: makeCache(subviews: subviews))
  }

  fileprivate func renew(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    guard cache.type == Self.self, var value = cache.value as? Cache else {
      cache = freshCache(subviews)
      return
    }
    updateCache(&value, subviews: subviews)
    cache.value = value
  }

  /// Runs what needs the layout's own cache.
  private func run<T>(
    _ cache: inout AnyLayout.Cache,
    _ subviews: LayoutSubviews,
    _ work: (inout Cache) -> T
  ) -> T {
    if cache.type != Self.self { cache = freshCache(subviews) }
    var value = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = value }
    return work(&value)
  }

  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    run(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    run(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
