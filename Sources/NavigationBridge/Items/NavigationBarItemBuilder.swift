/// The short name of a bar item, for lists that a builder makes.
public typealias BarItem = UIKitNavigationBarItem

/// Builds a list of bar items, with `if`, `for` and `switch`.
///
/// ```swift
/// .uiKitNavigationBarTrailing {
///   BarItem.title("Save", isEnabled: canSave) { _ in save() }
///   if canShare {
///     BarItem.systemItem(.action) { _ in share() }
///   }
/// }
/// ```
@resultBuilder
public enum NavigationBarItemBuilder {
  /// Takes an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: The item.
  public static func buildExpression(_ item: UIKitNavigationBarItem) -> [UIKitNavigationBarItem] {
    [item]
  }

  /// Takes an item, or none.
  ///
  /// - Parameter item: The item, or nil.
  /// - Returns: The item.
  public static func buildExpression(_ item: UIKitNavigationBarItem?) -> [UIKitNavigationBarItem] {
    item.map { [$0] } ?? []
  }

  /// Takes items that were made before.
  ///
  /// - Parameter items: The items.
  /// - Returns: The items.
  public static func buildExpression(
    _ items: [UIKitNavigationBarItem]
  ) -> [UIKitNavigationBarItem] {
    items
  }

  /// Puts parts one after the other.
  ///
  /// - Parameter parts: The parts.
  /// - Returns: All items.
  public static func buildBlock(_ parts: [UIKitNavigationBarItem]...) -> [UIKitNavigationBarItem] {
    parts.flatMap { $0 }
  }

  /// Takes the items of an `if` without `else`.
  ///
  /// - Parameter part: The items, or nil.
  /// - Returns: The items.
  public static func buildOptional(_ part: [UIKitNavigationBarItem]?) -> [UIKitNavigationBarItem] {
    part ?? []
  }

  /// Takes the items of a first branch.
  ///
  /// - Parameter part: The items.
  /// - Returns: The items.
  public static func buildEither(first part: [UIKitNavigationBarItem]) -> [UIKitNavigationBarItem] {
    part
  }

  /// Takes the items of a second branch.
  ///
  /// - Parameter part: The items.
  /// - Returns: The items.
  public static func buildEither(
    second part: [UIKitNavigationBarItem]
  ) -> [UIKitNavigationBarItem] {
    part
  }

  /// Takes the items of a loop.
  ///
  /// - Parameter parts: The items of each round.
  /// - Returns: All items.
  public static func buildArray(_ parts: [[UIKitNavigationBarItem]]) -> [UIKitNavigationBarItem] {
    parts.flatMap { $0 }
  }

  /// Takes the items of an availability check.
  ///
  /// - Parameter part: The items.
  /// - Returns: The items.
  public static func buildLimitedAvailability(
    _ part: [UIKitNavigationBarItem]
  ) -> [UIKitNavigationBarItem] {
    part
  }
}
