public import UIKit

extension UIKitNavigationBarItem {
  /// Shows a text.
  ///
  /// A tap runs an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func title(
    _ title: String,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .text(title),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      action: action
    )
  }

  /// Shows an image.
  ///
  /// A tap runs an action.
  ///
  /// - Parameters:
  ///   - image: The image. Give it a label for VoiceOver.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func image(
    _ image: UIImage,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .image(image),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      action: action
    )
  }

  /// Shows an SF Symbol.
  ///
  /// A tap runs an action.
  ///
  /// - Parameters:
  ///   - name: The symbol's name. One that the system doesn't know is reported and not shown.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func systemImage(
    _ name: String,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .symbol(name),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      action: action
    )
  }

  /// Shows one of the system's items.
  ///
  /// A tap runs an action.
  ///
  /// - Parameters:
  ///   - item: The system's item.
  ///   - accessibilityLabel: What VoiceOver says in place of the text, or for the picture.
  ///   - tintColor: The colour. Nil: that of the bar.
  ///   - isEnabled: Whether a tap acts. It is dimmed if not.
  ///   - isProminent: Whether it is the bar's main action, from iOS 26 on with a tinted background.
  ///   - sharesBackground: Whether it shares the background of its neighbours, from iOS 26 on.
  ///   - action: Runs on a tap, always that of the latest body.
  /// - Returns: The item.
  public static func systemItem(
    _ item: UIBarButtonItem.SystemItem,
    accessibilityLabel: String? = nil,
    tintColor: UIColor? = nil,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    sharesBackground: Bool = true,
    action: @escaping @MainActor (UIKitNavigationBarActionContext) -> Void
  ) -> Self {
    make(
      .system(item),
      label: accessibilityLabel,
      tint: tintColor,
      isEnabled: isEnabled,
      isProminent: isProminent,
      sharesBackground: sharesBackground,
      action: action
    )
  }

  /// Shows nothing, and keeps its neighbours apart.
  ///
  /// - Parameter width: The distance. From iOS 26 on, 0 only splits the shared background.
  /// - Returns: The item.
  public static func fixedSpace(_ width: CGFloat) -> Self { Self(.fixedSpace(width)) }

  /// Shows nothing, and takes the room that is left.
  ///
  /// - Returns: The item.
  public static func flexibleSpace() -> Self { Self(.flexibleSpace) }

  static func make(
    _ kind: Kind,
    label: String?,
    tint: UIColor?,
    isEnabled: Bool,
    isProminent: Bool,
    sharesBackground: Bool,
    menu: Menu? = nil,
    action: (@MainActor (UIKitNavigationBarActionContext) -> Void)? = nil
  ) -> Self {
    var item = Self(kind)
    item.traits.accessibilityLabel = label
    item.traits.tintColor = tint
    item.traits.isEnabled = isEnabled
    item.traits.isProminent = isProminent
    item.traits.sharesBackground = sharesBackground
    item.menu = menu
    item.action = action
    return item
  }
}
