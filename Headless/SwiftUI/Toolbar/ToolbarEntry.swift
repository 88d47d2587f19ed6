@_spi(Headless) import UIKit

/// One item or group of a toolbar, as a view whose content the bar shows.
nonisolated struct ToolbarEntry<Content: View>: View {
  typealias Body = Never

  enum Space {
    case flexible, fixed
  }

  let placement: ToolbarItemPlacement.Place
  let isGroup: Bool
  var spacer: Space?
  /// The search of the screen, as an item.
  var isSearch = false
  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ToolbarEntryNode(view, parent)
  }
}

/// What a host's bars show for views.
@MainActor
protocol ToolbarSource: Node {
  var place: ToolbarItemPlacement.Place { get }
  /// The items for a bar, the same ones as long as the views are the same.
  func barItems() -> [UIBarButtonItem]
  /// The views themselves, for the title.
  func titleView() -> UIView?
}

final class ToolbarEntryNode<Content: View>:
  ContainerNode<ToolbarEntry<Content>, Content>, ToolbarSource
{
  private var items: [ObjectIdentifier: ToolbarBarItem] = [:]
  private var spacer: UIBarButtonItem?
  private var wholeView: ToolbarHostView?

  override func content(of view: ToolbarEntry<Content>) -> Content { view.content }

  var place: ToolbarItemPlacement.Place { view.placement }

  override func collect(into preferences: inout HostPreferences) {
    preferences.toolbar.append(self)
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }

  override func childElementsDidChange() {
    super.childElementsDidChange()
    graph.preferencesMayHaveChanged()
  }

  // MARK: Items

  func barItems() -> [UIBarButtonItem] {
    if let space = view.spacer { return [spacerItem(space)] }
    if view.isSearch { return searchItem }
    let elements = elements
    let areControls = elements.allSatisfy {
      $0.isSpacer(along: .horizontal) || $0.containedActions.count == 1
    }
    guard areControls, view.isGroup || elements.count == 1 else { return [wholeItem()] }
    let known = Set(elements.map { ObjectIdentifier($0) })
    items = items.filter { known.contains($0.key) }
    return elements.map { element in
      let item = item(for: element)
      guard !element.isSpacer(along: .horizontal) else { return item.asFlexibleSpace() }
      return item.update(element, isProminent: place == .prominentTrailing)
    }
  }

  private func item(for node: Node) -> ToolbarBarItem {
    let key = ObjectIdentifier(node)
    if let known = items[key] { return known }
    let made = ToolbarBarItem()
    items[key] = made
    return made
  }

  private func wholeItem() -> UIBarButtonItem {
    item(for: self).show(titleView())
  }

  private var searchItem: [UIBarButtonItem] {
    guard #available(iOS 26.0, *), let item = environment.host.controller?.navigationItem
    else { return [] }
    return [item.searchBarPlacementBarButtonItem]
  }

  private func spacerItem(_ space: ToolbarEntry<Content>.Space) -> UIBarButtonItem {
    if let spacer { return spacer }
    let made: UIBarButtonItem
    switch space {
    case .flexible: made = .flexibleSpace()
    case .fixed: made = .fixedSpace(0)
    }
    spacer = made
    return made
  }

  func titleView() -> UIView? {
    let view = wholeView ?? ToolbarHostView(self)
    wholeView = view
    view.update(elements)
    return view
  }

  override var ownContainerView: UIView? { wholeView }
  override var ownContainerWidth: CGFloat? { wholeView?.bounds.width }

  override func accessibility(in list: inout [AccessibilityNode]) {}
}
