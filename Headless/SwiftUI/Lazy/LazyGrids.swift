public import UIKit

// B.4
@available(iOS 14.0, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

@available(iOS 14.0, *)
nonisolated public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    LazyVGridNode(view, parent)
  }
}

@available(iOS 14.0, *)
nonisolated public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    LazyHGridNode(view, parent)
  }
}

@available(iOS 14.0, *)
final class LazyVGridNode<Content: View>: LazyGridNode<LazyVGrid<Content>, Content> {
  override func content(of view: LazyVGrid<Content>) -> Content { view.content }
  override var axis: Axis { .vertical }
  override var items: [GridItem] { view.columns }
  override var spacing: CGFloat? { view.spacing }
  override var pinnedViews: PinnedScrollableViews { view.pinnedViews }

  /// How much of the free width lies before the columns.
  override var freeBefore: CGFloat {
    view.alignment == .leading ? 0 : view.alignment == .trailing ? 1 : 0.5
  }

  override func receive(_ new: LazyVGrid<Content>) {
    super.receive(new)
    invalidateLayout()
  }
}

@available(iOS 14.0, *)
final class LazyHGridNode<Content: View>: LazyGridNode<LazyHGrid<Content>, Content> {
  override func content(of view: LazyHGrid<Content>) -> Content { view.content }
  override var axis: Axis { .horizontal }
  override var items: [GridItem] { view.rows }
  override var spacing: CGFloat? { view.spacing }
  override var pinnedViews: PinnedScrollableViews { view.pinnedViews }

  override var freeBefore: CGFloat {
    view.alignment == .top ? 0 : view.alignment == .bottom ? 1 : 0.5
  }

  override func receive(_ new: LazyHGrid<Content>) {
    super.receive(new)
    invalidateLayout()
  }
}
