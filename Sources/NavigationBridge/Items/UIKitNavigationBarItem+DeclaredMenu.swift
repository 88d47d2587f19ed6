public import SwiftUI
public import UIKit

extension UIKitNavigationBarItem {
  /// Shows a text and a picture, or one of them.
  ///
  /// A tap opens a menu that is declared beside it.
  ///
  /// ```swift
  /// .menu(systemImage: "ellipsis.circle", accessibilityLabel: "More") {
  ///   NavigationMenuAction("Rename", systemImage: "pencil") { rename() }
  ///   NavigationMenuAction("Delete", systemImage: "trash", isDestructive: true) { delete() }
  /// }
  /// ```
  ///
  /// The menu object stays over all updates. What it shows is asked for at each opening, and its
  /// actions always run the newest closures.
  ///
  /// - Parameters:
  ///   - title: The text. Beside a picture it is what VoiceOver and the overflow menu say.
  ///   - systemImage: The symbol's name.
  ///   - image: The image, if it isn't a symbol.
  ///   - accessibilityLabel: What VoiceOver says. Nil: the title.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap opens the menu.
  ///   - isProminent: Whether it is the bar's main action.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menuTitle: The title at the top of the menu.
  ///   - content: The menu's actions, sections and submenus.
  /// - Returns: The item.
  @MainActor
  public static func menu(
    _ title: String? = nil,
    systemImage: String? = nil,
    image: UIImage? = nil,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menuTitle: String = "",
    @NavigationMenuBuilder content: () -> [NavigationMenuElement]
  ) -> Self {
    let kind: Kind
    if let systemImage {
      kind = .symbol(systemImage)
    } else if let image {
      kind = .image(image)
    } else {
      kind = .text(title ?? "")
    }
    return make(
      kind,
      label: accessibilityLabel ?? title,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .declared(title: menuTitle, content())
    )
  }

  /// Shows a SwiftUI view.
  ///
  /// The view follows state and keeps its identity. It doesn't inherit the screen's environment.
  ///
  /// - Parameters:
  ///   - id: The item's identity.
  ///   - content: Makes the view.
  /// - Returns: The item.
  @MainActor
  public static func view(
    id: some Hashable,
    @ViewBuilder content: () -> some View
  ) -> Self {
    var item = Self(.view(AnyView(content())))
    item.explicitID = AnyHashable(id)
    return item
  }

  /// Shows a view of UIKit.
  ///
  /// Keep the view in state: a new one at each update is put into the item each time. UIKit applies
  /// neither `isEnabled` nor a tint to it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - id: The item's identity.
  /// - Returns: The item.
  public static func customView(_ view: UIView, id: some Hashable) -> Self {
    var item = Self(.customView(view))
    item.explicitID = AnyHashable(id)
    return item
  }
}
