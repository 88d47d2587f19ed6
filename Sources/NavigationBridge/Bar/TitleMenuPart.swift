public import SwiftUI
import UIKit

extension NavigationBarConfiguration {
  /// The elements of the menu that the title opens.
  ///
  /// Nil leaves it alone.
  public var titleMenu: [NavigationMenuElement]? {
    get { value(.titleMenu) }
    set { set(.titleMenu, newValue) }
  }
}

extension View {
  /// Gives the title a menu, from iOS 16 on.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - content: The menu's elements. Those that the system suggests follow.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarTitleMenu(
    fileID: String = #fileID,
    line: UInt = #line,
    @NavigationMenuBuilder content: () -> [NavigationMenuElement]
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.titleMenu = content()
    return modifier(BarModifier(configuration: configuration))
  }
}

/// The title's menu: one provider that asks for the newest elements at each opening.
@MainActor
final class TitleMenuSlot: BarSlot {
  private var declared: DeclaredMenu?
  private var original: (([UIMenuElement]) -> UIMenu?)?

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    let item = screen.item
    guard let elements = description.titleMenu else {
      guard declared != nil else { return }
      declared = nil
      screen.write("titleMenuProvider") { item.titleMenuProvider = original }
      original = nil
      return
    }
    if let declared {
      declared.update(to: elements)
      if item.titleMenuProvider == nil { provide(declared, on: screen) }
      return
    }
    let bridge = screen.bridge
    let menu = DeclaredMenu(features: screen.features) { [weak bridge] in
      bridge?.isAttached ?? false
    }
    menu.update(to: elements)
    declared = menu
    original = item.titleMenuProvider
    provide(menu, on: screen)
  }

  @available(iOS 16.0, *)
  private func provide(_ menu: DeclaredMenu, on screen: BarScreen) {
    screen.write("titleMenuProvider") {
      screen.item.titleMenuProvider = { [weak menu] suggested in
        UIMenu(children: (menu?.makeElements() ?? []) + suggested)
      }
    }
  }
}
