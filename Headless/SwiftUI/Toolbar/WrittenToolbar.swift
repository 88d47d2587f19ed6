@_spi(Headless) import UIKit

/// The items that a host's views put into its bars.
@MainActor
struct WrittenToolbar {
  private var leading: [UIBarButtonItem] = []
  private var trailing: [UIBarButtonItem] = []
  private(set) var bottomItems: [UIBarButtonItem] = []
  private var keyboardItems: [UIBarButtonItem] = []
  private weak var title: UIView?
  private var overflow: UIBarButtonItem?
  private var hasTitleMenu = false

  mutating func write(_ preferences: HostPreferences, to controller: UIViewController) {
    let item = controller.navigationItem
    writeSides(preferences.toolbar, to: item)
    writeBottom(preferences.toolbar, to: controller)
    writeKeyboard(preferences.toolbar, to: controller)
    writeTitle(preferences.toolbar, to: item)
    writeTitleMenu(preferences.titleMenu, to: item)
    for source in preferences.toolbar {
      switch source.place {
      case .largeTitle, .largeSubtitle: unsupported("views in place of a large title")
      default: break
      }
    }
  }

  private func items(_ sources: [any ToolbarSource], _ places: ToolbarItemPlacement.Place...)
    -> [UIBarButtonItem]
  {
    sources.filter { places.contains($0.place) }.flatMap { $0.barItems() }
  }

  /// The first item of a side is the one nearest to the leading edge, as in a text.
  private mutating func writeSides(_ sources: [any ToolbarSource], to item: UINavigationItem) {
    let newLeading = items(sources, .leading)
    var newTrailing = items(sources, .trailing, .prominentTrailing)
    if let more = overflowItem(sources) { newTrailing.append(more) }
    newTrailing += items(sources, .pinnedTrailing)
    newTrailing.reverse()
    if !newLeading.elementsEqual(leading, by: ===) {
      leading = newLeading
      item.leftBarButtonItems = newLeading.isEmpty ? nil : newLeading
      item.leftItemsSupplementBackButton = !newLeading.isEmpty
    }
    if !newTrailing.elementsEqual(trailing, by: ===) {
      trailing = newTrailing
      item.rightBarButtonItems = newTrailing.isEmpty ? nil : newTrailing
    }
  }

  /// Secondary actions are in a menu.
  private mutating func overflowItem(_ sources: [any ToolbarSource]) -> UIBarButtonItem? {
    let actions = sources.filter { $0.place == .overflow }.flatMap(\.containedActions)
    guard !actions.isEmpty else {
      overflow = nil
      return nil
    }
    let item =
      overflow
      ?? UIBarButtonItem(title: "More", image: UIImage(systemName: "ellipsis.circle"))
    item.menu = UIMenu(children: actions.map(\.menuElement))
    overflow = item
    return item
  }

  private mutating func writeBottom(
    _ sources: [any ToolbarSource],
    to controller: UIViewController
  ) {
    var items = items(sources, .bottom)
    let status = self.items(sources, .status)
    if !status.isEmpty { items += [.flexibleSpace()] + status + [.flexibleSpace()] }
    guard !items.elementsEqual(bottomItems, by: ===) else { return }
    if status.isEmpty || bottomItems.isEmpty || items.count != bottomItems.count {
      bottomItems = items
      controller.toolbarItems = items.isEmpty ? nil : items
    }
  }

  /// They stand on the keyboard while a field of the screen has it.
  private mutating func writeKeyboard(
    _ sources: [any ToolbarSource],
    to controller: UIViewController
  ) {
    let items = items(sources, .keyboard)
    guard !items.elementsEqual(keyboardItems, by: ===) else { return }
    keyboardItems = items
    (controller as? any KeyboardBarOwner)?.showKeyboardItems(items)
  }

  private mutating func writeTitle(_ sources: [any ToolbarSource], to item: UINavigationItem) {
    let view = sources.first { $0.place == .title || $0.place == .titleText }?.titleView()
    if view !== title || view == nil && title != nil { item.titleView = view }
    title = view
    guard #available(iOS 26.0, *),
      let subtitle = sources.first(where: { $0.place == .subtitle })?.containedText
    else { return }
    if item.subtitle != subtitle { item.subtitle = subtitle }
  }

  private mutating func writeTitleMenu(_ source: (any ToolbarSource)?, to item: UINavigationItem) {
    guard #available(iOS 16.0, *) else { return }
    guard let source else {
      if hasTitleMenu { item.titleMenuProvider = nil }
      hasTitleMenu = false
      return
    }
    guard !hasTitleMenu else { return }
    hasTitleMenu = true
    item.titleMenuProvider = { [weak source] suggested in
      UIMenu(children: suggested + (source?.containedActions.map(\.menuElement) ?? []))
    }
  }
}

extension ActionSource {
  /// The control as a row of a menu.
  var menuElement: UIMenuElement {
    if let menu = makeActionMenu() {
      return UIMenu(title: containedText ?? "", image: containedImage, children: menu.children)
    }
    var attributes: UIMenuElement.Attributes = []
    if actionRole == .destructive { attributes.insert(.destructive) }
    if !isActionEnabled { attributes.insert(.disabled) }
    return UIAction(
      title: containedText ?? spokenLabel ?? "",
      image: containedImage,
      attributes: attributes
    ) { [weak self] _ in self?.performAction() }
  }
}
