public import UIKit

@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

// B.4
@available(iOS 14.0, *)
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    LazyVStackNode(view, parent)
  }
}

@available(iOS 14.0, *)
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    LazyHStackNode(view, parent)
  }
}

@available(iOS 14.0, *)
final class LazyVStackNode<Content: View>: LazyStackNode<LazyVStack<Content>, Content> {
  override func content(of view: LazyVStack<Content>) -> Content { view.content }
  override var axis: Axis { .vertical }
  override var spacing: CGFloat? { view.spacing }
  override var pinnedViews: PinnedScrollableViews { view.pinnedViews }
  override func guide(of size: ViewDimensions) -> CGFloat { size[view.alignment] }

  override func receive(_ new: LazyVStack<Content>) {
    let isChanged = new.alignment != view.alignment || new.spacing != view.spacing
    super.receive(new)
    if isChanged { invalidateLayout() }
  }
}

@available(iOS 14.0, *)
final class LazyHStackNode<Content: View>: LazyStackNode<LazyHStack<Content>, Content> {
  override func content(of view: LazyHStack<Content>) -> Content { view.content }
  override var axis: Axis { .horizontal }
  override var spacing: CGFloat? { view.spacing }
  override var pinnedViews: PinnedScrollableViews { view.pinnedViews }
  override func guide(of size: ViewDimensions) -> CGFloat { size[view.alignment] }

  override func receive(_ new: LazyHStack<Content>) {
    let isChanged = new.alignment != view.alignment || new.spacing != view.spacing
    super.receive(new)
    if isChanged { invalidateLayout() }
  }
}
