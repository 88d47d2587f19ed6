public import UIKit

extension UIKitNavigationBarItem {
  /// Shows a text.
  ///
  /// A tap opens a menu.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: The menu. Of one made of menus and actions only, the newest actions run though the
  ///     menu is kept; any other is replaced when it is another object.
  /// - Returns: The item.
  public static func title(
    _ title: String,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu
  ) -> Self {
    make(
      .text(title),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu)
    )
  }

  /// Shows a text.
  ///
  /// A tap runs an action, a long press opens a menu.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: What a long press opens.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func title(
    _ title: String,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .text(title),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu),
      action: action
    )
  }

  /// Shows an image.
  ///
  /// A tap opens a menu.
  ///
  /// - Parameters:
  ///   - image: The image. Give it a label for VoiceOver.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: The menu. Of one made of menus and actions only, the newest actions run though the
  ///     menu is kept; any other is replaced when it is another object.
  /// - Returns: The item.
  public static func image(
    _ image: UIImage,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu
  ) -> Self {
    make(
      .image(image),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu)
    )
  }

  /// Shows an image.
  ///
  /// A tap runs an action, a long press opens a menu.
  ///
  /// - Parameters:
  ///   - image: The image. Give it a label for VoiceOver.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: What a long press opens.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func image(
    _ image: UIImage,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .image(image),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu),
      action: action
    )
  }

  /// Shows an SF Symbol.
  ///
  /// A tap opens a menu.
  ///
  /// - Parameters:
  ///   - name: The symbol's name. One that the system doesn't know is reported and not shown.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: The menu. Of one made of menus and actions only, the newest actions run though the
  ///     menu is kept; any other is replaced when it is another object.
  /// - Returns: The item.
  public static func systemImage(
    _ name: String,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu
  ) -> Self {
    make(
      .symbol(name),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu)
    )
  }

  /// Shows an SF Symbol.
  ///
  /// A tap runs an action, a long press opens a menu.
  ///
  /// - Parameters:
  ///   - name: The symbol's name. One that the system doesn't know is reported and not shown.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: What a long press opens.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func systemImage(
    _ name: String,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .symbol(name),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu),
      action: action
    )
  }

  /// Shows one of the system's items.
  ///
  /// A tap opens a menu.
  ///
  /// - Parameters:
  ///   - item: The system's item.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: The menu. Of one made of menus and actions only, the newest actions run though the
  ///     menu is kept; any other is replaced when it is another object.
  /// - Returns: The item.
  public static func systemItem(
    _ item: UIBarButtonItem.SystemItem,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu
  ) -> Self {
    make(
      .system(item),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu)
    )
  }

  /// Shows one of the system's items.
  ///
  /// A tap runs an action, a long press opens a menu.
  ///
  /// - Parameters:
  ///   - item: The system's item.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - menu: What a long press opens.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func systemItem(
    _ item: UIBarButtonItem.SystemItem,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    menu: UIMenu,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .system(item),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      menu: .given(menu),
      action: action
    )
  }
}
