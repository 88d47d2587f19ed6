public import UIKit

extension UIKitNavigationBarItem {
  /// Gives the item an identity that doesn't depend on what it shows.
  ///
  /// It must be the only one of that id in its list. From iOS 26 on the bar uses it to match items
  /// over a push.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The item.
  public func id(_ id: some Hashable) -> Self {
    with { $0.explicitID = AnyHashable(id) }
  }

  /// Says what VoiceOver says for the item.
  ///
  /// - Parameter label: The label. Nil: the title.
  /// - Returns: The item.
  public func accessibilityLabel(_ label: String?) -> Self {
    with { $0.traits.accessibilityLabel = label }
  }

  /// Says what VoiceOver adds after a pause.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: The item.
  public func accessibilityHint(_ hint: String?) -> Self {
    with { $0.traits.accessibilityHint = hint }
  }

  /// Names the item for user interface tests.
  ///
  /// - Parameter identifier: The name, which nobody sees or hears.
  /// - Returns: The item.
  public func accessibilityIdentifier(_ identifier: String?) -> Self {
    with { $0.traits.accessibilityIdentifier = identifier }
  }

  /// Marks the item with a number, a text or a dot, from iOS 26 on.
  ///
  /// - Parameter badge: The mark. Nil: none.
  /// - Returns: The item.
  public func badge(_ badge: NavigationBarBadge?) -> Self {
    with { $0.traits.badge = badge }
  }

  /// Hides the item without taking it from the declaration.
  ///
  /// From iOS 16 on it keeps its place in the bar's array; below, it is left out of it.
  ///
  /// - Parameter isHidden: Whether it is hidden.
  /// - Returns: The item.
  public func isHidden(_ isHidden: Bool) -> Self {
    with { $0.traits.isHidden = isHidden }
  }

  /// Shows the item as selected, from iOS 15 on.
  ///
  /// - Parameter isSelected: Whether it is selected.
  /// - Returns: The item.
  public func isSelected(_ isSelected: Bool) -> Self {
    with { $0.traits.isSelected = isSelected }
  }

  /// Shows the item without the shared background, from iOS 26 on.
  ///
  /// - Parameter hides: Whether the background is hidden.
  /// - Returns: The item.
  public func hidesSharedBackground(_ hides: Bool = true) -> Self {
    with { $0.traits.hidesSharedBackground = hides }
  }

  /// Says how long the item stays when room gets short, from iOS 27 on.
  ///
  /// - Parameter priority: The priority.
  /// - Returns: The item.
  public func visibilityPriority(_ priority: NavigationBarItemPriority) -> Self {
    with { $0.traits.visibilityPriority = priority }
  }

  /// Gives the item a width of its own.
  ///
  /// - Parameter width: The width. 0: what the content needs.
  /// - Returns: The item.
  public func width(_ width: CGFloat) -> Self {
    with { $0.traits.width = width }
  }

  /// Reserves room for the widest of several titles.
  ///
  /// - Parameter titles: The titles that the item may get.
  /// - Returns: The item.
  public func possibleTitles(_ titles: Set<String>?) -> Self {
    with { $0.traits.possibleTitles = titles }
  }

  /// Says which image is shown enlarged while a person with large text presses the item.
  ///
  /// - Parameter image: The image.
  /// - Returns: The item.
  public func largeContentSizeImage(_ image: UIImage?) -> Self {
    with { $0.traits.largeContentSizeImage = image }
  }

  /// Makes a tap change the selection, from iOS 15 on.
  ///
  /// With a menu the item shows the menu's selected action; without menu and action a tap turns
  /// `isSelected` over.
  ///
  /// - Parameter changes: Whether it does.
  /// - Returns: The item.
  public func changesSelectionAsPrimaryAction(_ changes: Bool = true) -> Self {
    with { $0.traits.changesSelectionAsPrimaryAction = changes }
  }

  /// Says what VoiceOver says after the label, such as a count.
  ///
  /// - Parameter value: The value.
  /// - Returns: The item.
  public func accessibilityValue(_ value: String?) -> Self {
    with { $0.traits.accessibilityValue = value }
  }

  /// Marks the item with a number, from iOS 26 on.
  ///
  /// - Parameter count: The number. 0: no badge.
  /// - Returns: The item.
  public func badge(_ count: Int) -> Self {
    badge(count == 0 ? nil : .count(count))
  }

  /// Says in which order a menu that opens upwards shows its elements, from iOS 16 on.
  ///
  /// - Parameter order: The order.
  /// - Returns: The item.
  public func preferredMenuElementOrder(_ order: NavigationMenuElementOrder) -> Self {
    with { $0.traits.menuElementOrder = order }
  }

  /// Says what stands for the item in the overflow menu, from iOS 16 on.
  ///
  /// - Parameter content: One element, or several that become one section. Their actions always run
  ///   the closures of the latest body.
  /// - Returns: The item.
  public func menuRepresentation(
    @NavigationMenuBuilder content: () -> [NavigationMenuElement]
  ) -> Self {
    let elements = content()
    return with { $0.representation = elements }
  }

  /// Animates the item's symbol when it changes, from iOS 17 on.
  ///
  /// - Parameter isEnabled: Whether it is animated.
  /// - Returns: The item.
  public func symbolAnimation(_ isEnabled: Bool = true) -> Self {
    with { $0.traits.isSymbolAnimationEnabled = isEnabled }
  }

  /// Shows the item's custom view without the bar's padding, from iOS 27 on.
  ///
  /// - Parameter isRemoved: Whether the padding is removed.
  /// - Returns: The item.
  public func removesPadding(_ isRemoved: Bool = true) -> Self {
    with { $0.traits.isPaddingRemoved = isRemoved }
  }

  /// Says which image is shown in a low bar of an iPhone.
  ///
  /// - Parameter image: The image. Nil: the item's own.
  /// - Returns: The item.
  public func landscapeImage(_ image: UIImage?) -> Self {
    with { $0.traits.landscapeImage = image }
  }

  /// Moves the item's image.
  ///
  /// - Parameter insets: The distance from each edge.
  /// - Returns: The item.
  public func imageInsets(_ insets: UIEdgeInsets) -> Self {
    with { $0.traits.imageInsets = insets }
  }

  /// Numbers the item for the app's own code.
  ///
  /// - Parameter tag: The number.
  /// - Returns: The item.
  public func tag(_ tag: Int) -> Self {
    with { $0.traits.tag = tag }
  }

  /// Gives the item's text other attributes in one state.
  ///
  /// - Parameters:
  ///   - attributes: The attributes. Nil: those of the bar.
  ///   - state: The state: normal, highlighted, disabled, selected or focused.
  /// - Returns: The item.
  public func titleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State = .normal
  ) -> Self {
    guard let state = BarItemState(state) else { return self }
    return with { $0.traits.titleAttributes[state] = attributes.map(TitleAttributes.init) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
