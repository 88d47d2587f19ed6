public import UIKit

/// Builds a menu from actions, sections, submenus and pickers, with `if`, `for` and `switch`.
@resultBuilder
public enum NavigationMenuBuilder {
  /// Takes an action, a section, a submenu or a picker.
  ///
  /// - Parameter content: The content.
  /// - Returns: Its elements.
  public static func buildExpression(_ content: any NavigationMenuContent)
    -> [NavigationMenuElement]
  {
    content.menuElements
  }

  /// Takes a menu element of UIKit as it is.
  ///
  /// - Parameter element: The element.
  /// - Returns: The element.
  public static func buildExpression(_ element: UIMenuElement) -> [NavigationMenuElement] {
    [NavigationMenuElement(.element(element))]
  }

  /// Takes elements that were built before.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements.
  public static func buildExpression(_ elements: [NavigationMenuElement]) -> [NavigationMenuElement]
  {
    elements
  }

  /// Puts parts one after the other.
  ///
  /// - Parameter parts: The parts.
  /// - Returns: All elements.
  public static func buildBlock(_ parts: [NavigationMenuElement]...) -> [NavigationMenuElement] {
    parts.flatMap { $0 }
  }

  /// Takes the elements of an `if` without `else`.
  ///
  /// - Parameter part: The elements, or nil.
  /// - Returns: The elements.
  public static func buildOptional(_ part: [NavigationMenuElement]?) -> [NavigationMenuElement] {
    part ?? []
  }

  /// Takes the elements of a first branch.
  ///
  /// - Parameter part: The elements.
  /// - Returns: The elements.
  public static func buildEither(first part: [NavigationMenuElement]) -> [NavigationMenuElement] {
    part
  }

  /// Takes the elements of a second branch.
  ///
  /// - Parameter part: The elements.
  /// - Returns: The elements.
  public static func buildEither(second part: [NavigationMenuElement]) -> [NavigationMenuElement] {
    part
  }

  /// Takes the elements of a loop.
  ///
  /// - Parameter parts: The elements of each round.
  /// - Returns: All elements.
  public static func buildArray(_ parts: [[NavigationMenuElement]]) -> [NavigationMenuElement] {
    parts.flatMap { $0 }
  }

  /// Takes the elements of an availability check.
  ///
  /// - Parameter part: The elements.
  /// - Returns: The elements.
  public static func buildLimitedAvailability(
    _ part: [NavigationMenuElement]
  ) -> [NavigationMenuElement] {
    part
  }
}
