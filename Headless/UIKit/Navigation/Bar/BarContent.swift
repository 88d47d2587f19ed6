/// What a navigation bar shows for a stack of items: part C.6 of the fact sheet as a value.
@MainActor
struct BarContent {
  /// One place of a side, the outermost first.
  enum Entry {
    case item(UIBarButtonItem)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  enum TitleSize: Equatable {
    case inline
    case large
    /// iOS 17: a large title in the bar itself, at the leading edge.
    case inlineLeading
  }

  var item: UINavigationItem?
  var back: BackContent?
  var leading: [Entry] = []
  var center: [Entry] = []
  var trailing: [Entry] = []
  var pinnedTrailing: [Entry] = []
  /// What goes to the overflow menu though it would fit.
  var forcedOverflow: [UIMenuElement] = []
  var title = TitleContent()
  var largeTitle = TitleContent()
  var titleSize = TitleSize.inline
  var prompt: String?
  /// The item whose title opens a menu.
  var titleMenuSource: UINavigationItem?
  var search: SearchContent?

  init() {}

  init(items: [UINavigationItem], prefersLargeTitles: Bool, look: SystemLook) {
    guard let top = items.last else { return }
    item = top
    let previous = items.dropLast().last
    takeSides()
    if top.style == .navigator {
      forcedOverflow = top.sides.center.filter { !$0.isHidden }.flatMap(\.overflowElements)
    } else {
      center = Self.entries(of: top.sides.center)
    }
    if let more = top.additionalOverflowItems { forcedOverflow.append(more) }
    back = BackContent(top: top, previous: previous, look: look)
    title = TitleContent(inlineOf: top, look: look)
    prompt = top.prompt
    titleMenuSource = top.hasTitleMenu ? top : nil
    titleSize = Self.titleSize(
      items: items,
      prefersLargeTitles: prefersLargeTitles,
      hasBackButton: back != nil
    )
    largeTitle = TitleContent(largeOf: top, look: look)
  }

  /// C.6.9: the mode is inherited along the stack, as a resolved value.
  private static func titleSize(
    items: [UINavigationItem],
    prefersLargeTitles: Bool,
    hasBackButton: Bool
  ) -> TitleSize {
    guard prefersLargeTitles else { return .inline }
    var size = TitleSize.large
    for item in items {
      switch item.largeTitleDisplayMode {
      case .automatic: break
      case .always: size = .large
      case .never: size = .inline
      case .inline: size = .inlineLeading
      }
    }
    return size == .inlineLeading && hasBackButton ? .large : size
  }

  // MARK: Sides

  /// Takes the items of both sides as the groups show them now.
  mutating func takeSides() {
    guard let item else { return }
    leading = Self.entries(of: item.sides.leading)
    trailing = Self.entries(of: item.sides.trailing)
    pinnedTrailing = item.sides.pinnedTrailing.map { Self.entries(of: [$0]) } ?? []
  }

  private static func entries(of content: ItemSides.Content) -> [Entry] {
    switch content {
    case .items(let items): (items ?? []).compactMap(entry)
    case .groups(let groups): entries(of: groups)
    }
  }

  private static func entries(of groups: [UIBarButtonItemGroup]) -> [Entry] {
    groups.filter { !$0.isHidden }.flatMap { group -> [Entry] in
      if group.displaysRepresentativeItem, let item = group.representativeItem {
        return [entry(for: item)].compactMap { $0 }
      }
      return group.barButtonItems.compactMap(entry)
    }
  }

  /// C.6.16: a hidden item takes no place.
  static func entry(for item: UIBarButtonItem) -> Entry? {
    guard !item.isHidden, !item.standsForSearch else { return nil }
    return switch item.kind {
    case .fixedSpace: .fixedSpace(item.width)
    case .flexibleSpace: .flexibleSpace
    case .ordinary, .system: .item(item)
    }
  }
}

extension BarContent.Entry {
  var item: UIBarButtonItem? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension UINavigationItem {
  /// Groups that a representative item could stand for, from the outside in; pinned ones never do.
  var collapsibleGroups: [UIBarButtonItemGroup] {
    [sides.leading, sides.trailing].flatMap { side -> [UIBarButtonItemGroup] in
      guard case .groups(let groups) = side else { return [] }
      return groups.filter {
        !$0.isHidden && $0.representativeItem != nil && $0.barButtonItems.count > 1
      }
    }
  }

  func expandGroups() {
    for group in collapsibleGroups {
      group.displaysRepresentativeItem = false
    }
  }
}

extension UIBarButtonItemGroup {
  /// The group in an overflow menu.
  var overflowElements: [UIMenuElement] {
    if let menuRepresentation { return [menuRepresentation] }
    return barButtonItems.filter { !$0.isHidden }.compactMap(\.overflowElement)
  }
}

extension UIBarButtonItem {
  /// The item in an overflow menu.
  var overflowElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard customView == nil, kind != .fixedSpace, kind != .flexibleSpace else { return nil }
    if let menu = menuState.shownMenu, primaryAction == nil {
      return UIMenu(title: menuTitle, image: shownImage, children: menu.children)
    }
    let action = UIAction(
      title: menuTitle,
      image: shownImage,
      attributes: isEnabled ? [] : .disabled,
      state: isSelected ? .on : .off
    ) { [weak self] _ in
      self?.performPrimaryAction()
    }
    return action
  }

  var shownImage: UIImage? {
    if let systemItem {
      return systemItem.symbolName(look: Stage.current.look).flatMap(UIImage.init(systemName:))
    }
    return image
  }

  /// A.2: the action if there is one; else an item that selects toggles.
  func performPrimaryAction() {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if changesSelectionAsPrimaryAction, menu == nil {
      isSelected.toggle()
    }
  }
}
