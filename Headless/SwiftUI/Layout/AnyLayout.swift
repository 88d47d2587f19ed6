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

  private let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  var stackAxis: Axis? { (layout as? any AxisLayout)?.stackAxis }

  public func makeCache(subviews: Self.Subviews) -> AnyLayout.Cache {
    Self.fresh(layout, subviews)
  }

  private static func fresh<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(type: L.self, value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: Self.Subviews) {
    Self.renew(layout, &cache, subviews)
  }

  private static func renew<L: Layout>(_ layout: L, _ cache: inout Cache, _ subviews: Subviews) {
    guard cache.type == L.self, var value = cache.value as? L.Cache else {
      cache = fresh(layout, subviews)
      return
    }
    layout.updateCache(&value, subviews: subviews)
    cache.value = value
  }

  /// Runs what needs the layout's own cache.
  private static func run<L: Layout, T>(
    _ layout: L,
    _ cache: inout Cache,
    _ subviews: Subviews,
    _ work: (L, inout L.Cache) -> T
  ) -> T {
    if cache.type != L.self { cache = fresh(layout, subviews) }
    var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = value }
    return work(layout, &value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
      Self.run(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return size(layout, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout AnyLayout.Cache
  ) {
    func place<L: Layout>(_ layout: L, _ cache: inout Cache) {
      Self.run(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    place(layout, &cache)
  }
}
