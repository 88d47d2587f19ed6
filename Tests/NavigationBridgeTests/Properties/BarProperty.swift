@testable import NavigationBridge
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// One property of a real object: how a screen says it, and what is read from the object then.
struct BarProperty: Sendable, CustomTestStringConvertible {
  let name: String
  /// The first iOS that has it.
  let minimum: Int
  let declare: @MainActor @Sendable (inout NavigationBarConfiguration) -> Void
  /// Reads the property of the screen's item, the first trailing item, or the item below.
  let read: @MainActor @Sendable (BarProperty.Objects) -> String
  let expected: String

  @MainActor
  struct Objects {
    let screen: UIViewController
    let below: UIViewController

    var item: UINavigationItem { screen.navigationItem }
    /// The first trailing item; nil where groups stand in its place.
    var trailing: UIBarButtonItem { item.rightBarButtonItems?.first ?? UIBarButtonItem() }
    var group: UIBarButtonItemGroup {
      item.centerItemGroups.first
        ?? UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    }
  }

  var testDescription: String { name }

  var isSideOfGroups: Bool { ["leadingItemGroups", "trailingItemGroups"].contains(name) }

  init(
    _ name: String,
    from minimum: Int = 14,
    is expected: String,
    _ declare: @escaping @MainActor @Sendable (inout NavigationBarConfiguration) -> Void,
    read: @escaping @MainActor @Sendable (BarProperty.Objects) -> String
  ) {
    self.name = name
    self.minimum = minimum
    self.declare = declare
    self.read = read
    self.expected = expected
  }

  /// A property of an item, by a change to an item that has nothing else.
  static func item(
    _ name: String,
    from minimum: Int = 14,
    is expected: String,
    _ change: @escaping @MainActor @Sendable (UIKitNavigationBarItem) -> UIKitNavigationBarItem,
    read: @escaping @MainActor @Sendable (UIBarButtonItem) -> String
  ) -> BarProperty {
    BarProperty("item.\(name)", from: minimum, is: expected) { bar in
      bar.trailing = [change(.systemImage("star", accessibilityLabel: "Star") { _ in }).id("x")]
    } read: { objects in
      read(objects.trailing)
    }
  }

  /// A property of a group in the middle of the bar.
  static func group(
    _ name: String,
    is expected: String,
    _ change:
      @escaping @MainActor @Sendable (UIKitNavigationBarItemGroup) ->
      UIKitNavigationBarItemGroup,
    read: @escaping @MainActor @Sendable (UIBarButtonItemGroup) -> String
  ) -> BarProperty {
    BarProperty("group.\(name)", from: 16, is: expected) { bar in
      bar.centerGroups = [change(.fixed { BarItem.title("A") { _ in } })]
    } read: { objects in
      read(objects.group)
    }
  }
}
