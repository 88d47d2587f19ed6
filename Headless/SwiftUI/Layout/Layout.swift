public import UIKit

// B.4
@available(iOS 16.0, *)
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )
}

@available(iOS 16.0, *)
extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews) {
    ()
  }
}

@available(iOS 16.0, *)
extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
  }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(layout: self, content: content())
  }
}

@available(iOS 16.0, *)
nonisolated struct CustomLayoutView<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    CustomLayoutNode(view, parent)
  }
}

/// Lays out its elements as an app's own layout says.
@available(iOS 16.0, *)
final class CustomLayoutNode<L: Layout, Content: View>:
  ContainerNode<CustomLayoutView<L, Content>, Content>
{
  private var cache: L.Cache?
  private var shown = ShownValue(L.self)

  /// The layout of now, with data on the way to those of the model.
  private var layoutOfNow: L { shown.value(to: view.layout, in: graph) }

  override func content(of view: CustomLayoutView<L, Content>) -> Content { view.content }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      subviews: elements.map(LayoutSubview.init(node:)),
      layoutDirection: environment.layoutDirection
    )
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    var values = environment
    let axis = Self.axis(of: view.layout)
    guard values.stackAxis != axis else { return values }
    values.stackAxis = axis
    return values
  }

  private static func axis(of layout: L) -> Axis? {
    (layout as? any AxisLayout)?.stackAxis ?? L.layoutProperties.stackOrientation
  }

  override func receive(_ new: CustomLayoutView<L, Content>) {
    let old = Self.axis(of: view.layout)
    let run = shown.change(from: view.layout, to: new.layout, of: self)
    super.receive(new)
    if old != Self.axis(of: new.layout) { graph.environmentDidChange(below: self) }
    renewCache()
    invalidateLayout()
    if let run { graph.evaluateFrames(of: self, along: run) }
  }

  override func refresh() {
    super.refresh()
    renewCache()
    invalidateLayout()
  }

  override func childElementsDidChange() {
    super.childElementsDidChange()
    renewCache()
  }

  private func renewCache() {
    guard var known = cache else { return }
    layoutOfNow.updateCache(&known, subviews: subviews)
    cache = known
  }

  private func withCache<T>(_ work: (L, LayoutSubviews, inout L.Cache) -> T) -> T {
    let subviews = subviews
    let layout = layoutOfNow
    var known = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = known }
    return work(layout, subviews, &known)
  }

  override func spacing(along axis: Axis) -> CGFloat? {
    withCache { $0.spacing(subviews: $1, cache: &$2).wish(along: axis) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let elements = elements
    for element in elements {
      element.layout.isPlaced = false
    }
    withCache {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
    }
    // What wasn't placed lies in the middle.
    for element in elements where !element.layout.isPlaced {
      let size = element.dimensions(proposal)
      let origin = Alignment.center.origin(of: size, in: bounds)
      element.place(CGRect(origin: origin, size: size.size), proposal: proposal)
    }
  }
}
