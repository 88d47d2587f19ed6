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

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
