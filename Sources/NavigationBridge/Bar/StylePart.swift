public import SwiftUI
import UIKit

/// How the bar is laid out on a wide screen.
public enum NavigationBarStyle: Hashable, Sendable {
  /// The title in the middle, items at both ends.
  case navigator
  /// As in a browser: the title at the leading edge, groups in the middle.
  case browser
  /// As in an editor: the back button, the title at the leading edge, groups in the middle.
  case editor
}

extension NavigationBarConfiguration {
  /// How the bar is laid out, from iOS 16 on.
  ///
  /// Nil leaves it alone.
  public var style: NavigationBarStyle? {
    get { value(.style) }
    set { set(.style, newValue) }
  }

  /// The name under which the system saves how a person has customized the bar, from iOS 16 on.
  ///
  /// Nil leaves it alone.
  public var customizationIdentifier: String? {
    get { value(.customization) }
    set { set(.customization, newValue) }
  }

  /// What the overflow menu shows besides the items that found no room, from iOS 16 on.
  ///
  /// Nil leaves it alone.
  public var overflowItems: [NavigationMenuElement]? {
    get { value(.overflow) }
    set { set(.overflow, newValue) }
  }
}

extension View {
  /// Says how the bar is laid out, from iOS 16 on.
  ///
  /// - Parameters:
  ///   - style: The layout.
  ///   - customizationIdentifier: The name under which the system saves how a person has customized
  ///     the bar. Nil leaves it alone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarStyle(
    _ style: NavigationBarStyle,
    customizationIdentifier: String? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.style = style
    configuration.customizationIdentifier = customizationIdentifier
    return modifier(BarModifier(configuration: configuration))
  }

  /// Adds elements to the overflow menu, from iOS 16 on.
  ///
  /// The bar shows the overflow button even if all items find room.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - content: The elements. They are asked for at each opening.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarOverflow(
    fileID: String = #fileID,
    line: UInt = #line,
    @NavigationMenuBuilder content: () -> [NavigationMenuElement]
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.overflowItems = content()
    return modifier(BarModifier(configuration: configuration))
  }
}

extension ValueSlot {
  static var style: ValueSlot {
    ValueSlot(
      .style,
      of: NavigationBarStyle.self,
      property: "style",
      read: { screen in
        guard #available(iOS 16.0, *), screen.features.bar16 else { return nil }
        return NavigationBarStyle(screen.item.style)
      },
      write: { screen, style in
        if #available(iOS 16.0, *) { screen.item.style = style.itemStyle }
      }
    )
  }

  static var customization: ValueSlot {
    ValueSlot(
      .customization,
      of: String?.self,
      property: "customizationIdentifier",
      read: { screen in
        guard #available(iOS 16.0, *), screen.features.bar16 else { return nil }
        return .some(screen.item.customizationIdentifier)
      },
      write: { screen, identifier in
        if #available(iOS 16.0, *) { screen.item.customizationIdentifier = identifier }
      }
    )
  }
}

@available(iOS 16.0, *)
extension NavigationBarStyle {
  fileprivate init(_ style: UINavigationItem.ItemStyle) {
    switch style {
    case .browser: self = .browser
    case .editor: self = .editor
    default: self = .navigator
    }
  }

  fileprivate var itemStyle: UINavigationItem.ItemStyle {
    switch self {
    case .navigator: .navigator
    case .browser: .browser
    case .editor: .editor
    }
  }
}

/// The overflow menu's own elements: one object that asks for the newest at each opening.
@MainActor
final class OverflowSlot: BarSlot {
  private var declared: DeclaredMenu?
  private var applied: UIDeferredMenuElement?
  private var original: UIDeferredMenuElement?

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    let item = screen.item
    guard let elements = description.overflowItems else {
      guard let own = applied else { return }
      (declared, applied) = (nil, nil)
      // Somebody who wrote since keeps the elements.
      guard item.additionalOverflowItems === own else { return }
      screen.write("additionalOverflowItems") { item.additionalOverflowItems = original }
      return
    }
    let bridge = screen.bridge
    let menu =
      declared
      ?? DeclaredMenu(features: screen.features) { [weak bridge] in bridge?.isAttached ?? false }
    declared = menu
    menu.update(to: elements)
    if let applied, item.additionalOverflowItems === applied { return }
    if item.additionalOverflowItems !== applied { original = item.additionalOverflowItems }
    let own =
      applied
      ?? UIDeferredMenuElement.uncached { [weak menu] completion in
        completion(menu?.makeElements() ?? [])
      }
    applied = own
    screen.write("additionalOverflowItems") { item.additionalOverflowItems = own }
  }
}
