import UIKit

/// Items of a navigation bar that belong together, from iOS 16 on.
///
/// ```swift
/// var bar = NavigationBarConfiguration(title: "Notes")
/// bar.trailingGroups = [
///   .fixed(
///     representative: .menu("Format", systemImage: "textformat") {
///       NavigationMenuAction("Bold") { bold() }
///       NavigationMenuAction("Italic") { italic() }
///     }
///   ) {
///     BarItem.systemImage("bold", accessibilityLabel: "Bold") { _ in bold() }
///     BarItem.systemImage("italic", accessibilityLabel: "Italic") { _ in italic() }
///   }
/// ]
/// ```
///
/// When the bar has no room for a group, its representative item stands for it: give it a menu with
/// what the items do, since a tap on an item with an action runs that instead. A group keeps its
/// `UIBarButtonItemGroup` for as long as its id stays declared.
public struct UIKitNavigationBarItemGroup: Identifiable {
  /// How a person may move the group in a bar that can be customized.
  enum Customization: Hashable {
    case fixed
    case movable(String)
    case optional(String, isInDefault: Bool)
  }

  let customization: Customization
  var items: [UIKitNavigationBarItem]
  var representative: UIKitNavigationBarItem?
  var explicitID: AnyHashable?
  var isHidden = false
  var isAlwaysAvailable = false
  var representation: [NavigationMenuElement]?

  private init(
    _ customization: Customization,
    representative: UIKitNavigationBarItem?,
    items: [UIKitNavigationBarItem]
  ) {
    self.customization = customization
    self.representative = representative
    self.items = items
  }

  /// The explicit id, else the customization identifier.
  ///
  /// Fixed groups without one are told apart by their order.
  public var id: AnyHashable {
    if let explicitID { return explicitID }
    switch customization {
    case .fixed: return AnyHashable("fixed")
    case .movable(let id), .optional(let id, _): return AnyHashable(id)
    }
  }

  /// Makes a group that stays where it is.
  ///
  /// - Parameters:
  ///   - representative: The item that stands for the group where there is no room for it.
  ///   - items: The group's items.
  /// - Returns: The group.
  public static func fixed(
    representative: UIKitNavigationBarItem? = nil,
    @NavigationBarItemBuilder items: () -> [UIKitNavigationBarItem]
  ) -> Self {
    Self(.fixed, representative: representative, items: items())
  }

  /// Makes a group that a person may move while customizing the bar.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The group's name in what the system saves.
  ///   - representative: The item that stands for the group where there is no room for it.
  ///   - items: The group's items.
  /// - Returns: The group.
  public static func movable(
    customizationIdentifier: String,
    representative: UIKitNavigationBarItem? = nil,
    @NavigationBarItemBuilder items: () -> [UIKitNavigationBarItem]
  ) -> Self {
    Self(.movable(customizationIdentifier), representative: representative, items: items())
  }

  /// Makes a group that a person may move, add and remove while customizing the bar.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The group's name in what the system saves.
  ///   - isInDefaultCustomization: Whether the bar shows it until a person changes that.
  ///   - representative: The item that stands for the group where there is no room for it.
  ///   - items: The group's items.
  /// - Returns: The group.
  public static func optional(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representative: UIKitNavigationBarItem? = nil,
    @NavigationBarItemBuilder items: () -> [UIKitNavigationBarItem]
  ) -> Self {
    Self(
      .optional(customizationIdentifier, isInDefault: isInDefaultCustomization),
      representative: representative,
      items: items()
    )
  }

  /// Gives the group an identity.
  ///
  /// - Parameter id: The identity, the only one of its kind in its list.
  /// - Returns: The group.
  public func id(_ id: some Hashable) -> Self {
    with { $0.explicitID = AnyHashable(id) }
  }

  /// Hides the group without taking it from the declaration.
  ///
  /// - Parameter isHidden: Whether it is hidden.
  /// - Returns: The group.
  public func isHidden(_ isHidden: Bool) -> Self {
    with { $0.isHidden = isHidden }
  }

  /// Keeps the group in the overflow menu when a person has removed it from the bar.
  ///
  /// - Parameter isAvailable: Whether it stays reachable.
  /// - Returns: The group.
  public func alwaysAvailable(_ isAvailable: Bool = true) -> Self {
    with { $0.isAlwaysAvailable = isAvailable }
  }

  /// Says what stands for the group in the overflow menu.
  ///
  /// - Parameter content: One element, or several that become one section.
  /// - Returns: The group.
  public func menuRepresentation(
    @NavigationMenuBuilder content: () -> [NavigationMenuElement]
  ) -> Self {
    let elements = content()
    return with { $0.representation = elements }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
