public import SwiftUI
public import UIKit

/// Elements of a declared menu between two lines, with or without a title.
public struct NavigationMenuSection: NavigationMenuContent {
  private let group: NavigationMenuGroup

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The title above the elements. Empty: none.
  ///   - content: The elements.
  public init(_ title: String = "", @NavigationMenuBuilder content: () -> [NavigationMenuElement]) {
    group = NavigationMenuGroup(title: title, options: .displayInline, children: content())
  }

  /// The section itself.
  public var menuElements: [NavigationMenuElement] { [NavigationMenuElement(.menu(group))] }
}

/// A menu inside a declared menu, which opens when it is chosen.
public struct NavigationSubmenu: NavigationMenuContent {
  private let group: NavigationMenuGroup

  /// Creates a submenu.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - systemImage: The symbol's name.
  ///   - image: The image, if it isn't a symbol.
  ///   - content: The elements.
  public init(
    _ title: String,
    systemImage: String? = nil,
    image: UIImage? = nil,
    @NavigationMenuBuilder content: () -> [NavigationMenuElement]
  ) {
    group = NavigationMenuGroup(
      title: title,
      image: image ?? systemImage.flatMap { UIImage(systemName: $0) },
      children: content()
    )
  }

  /// The submenu itself.
  public var menuElements: [NavigationMenuElement] { [NavigationMenuElement(.menu(group))] }
}

/// Elements of a declared menu in one row of pictures, from iOS 17 on.
///
/// Below, they are a section.
public struct NavigationMenuPalette: NavigationMenuContent {
  private let group: NavigationMenuGroup

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - title: The title above the row. Empty: none.
  ///   - content: The elements.
  public init(_ title: String = "", @NavigationMenuBuilder content: () -> [NavigationMenuElement]) {
    group = NavigationMenuGroup(
      title: title,
      options: .displayInline,
      isPalette: true,
      children: content()
    )
  }

  /// The palette itself.
  public var menuElements: [NavigationMenuElement] { [NavigationMenuElement(.menu(group))] }
}

/// A choice of one value in a declared menu, bound to state.
///
/// ```swift
/// NavigationMenuPicker("Sort by", selection: $order, values: Order.allCases) { $0.title }
/// ```
public struct NavigationMenuPicker: NavigationMenuContent {
  private let group: NavigationMenuGroup

  /// Creates a picker whose values stand in the menu itself, the selected one with a check mark.
  ///
  /// - Parameters:
  ///   - title: The title above the values. Empty: none.
  ///   - selection: The selected value.
  ///   - values: All values, in order.
  ///   - name: What the menu shows for a value.
  @MainActor
  public init<Value: Hashable>(
    _ title: String = "",
    selection: Binding<Value>,
    values: [Value],
    name: (Value) -> String
  ) {
    let selected = selection.wrappedValue
    let actions = values.map { value in
      NavigationMenuAction(name(value), isOn: value == selected) { selection.wrappedValue = value }
    }
    group = NavigationMenuGroup(
      title: title,
      options: .displayInline,
      isSingleSelection: true,
      children: actions.flatMap(\.menuElements)
    )
  }

  /// The picker itself.
  public var menuElements: [NavigationMenuElement] { [NavigationMenuElement(.menu(group))] }
}
