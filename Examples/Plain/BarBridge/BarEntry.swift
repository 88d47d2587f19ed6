import UIKit

/// One item of the bar, as a SwiftUI screen describes it.
struct BarEntry {
  enum Content {
    case text(String)
    case image(UIImage)
    case symbol(String)
    case system(UIBarButtonItem.SystemItem)
  }

  enum Response {
    case action((BarContext) -> Void)
    case menu(UIMenu)
  }

  var content: Content
  var accessibilityLabel: String?
  var tint: UIColor?
  var isEnabled = true
  /// Shows from iOS 26 on.
  var isProminent = false
  /// Shows from iOS 26 on.
  var hidesSharedBackground = false
  var response: Response

  static func text(
    _ text: String,
    isEnabled: Bool = true,
    isProminent: Bool = false,
    action: @escaping (BarContext) -> Void
  ) -> BarEntry {
    BarEntry(
      content: .text(text),
      isEnabled: isEnabled,
      isProminent: isProminent,
      response: .action(action)
    )
  }

  static func symbol(
    _ name: String,
    label: String,
    tint: UIColor? = nil,
    action: @escaping (BarContext) -> Void
  ) -> BarEntry {
    BarEntry(
      content: .symbol(name),
      accessibilityLabel: label,
      tint: tint,
      response: .action(action)
    )
  }

  static func symbol(_ name: String, label: String, menu: UIMenu) -> BarEntry {
    BarEntry(content: .symbol(name), accessibilityLabel: label, response: .menu(menu))
  }

  static func system(
    _ item: UIBarButtonItem.SystemItem,
    action: @escaping (BarContext) -> Void
  ) -> BarEntry {
    BarEntry(content: .system(item), response: .action(action))
  }
}

/// What an action may use: the item that was tapped, and the controller of the screen.
struct BarContext {
  let item: UIBarButtonItem
  let viewController: UIViewController

  func share(_ activityItems: [Any]) {
    let sheet = UIActivityViewController(
      activityItems: activityItems,
      applicationActivities: nil
    )
    if #available(iOS 16.0, *) {
      sheet.popoverPresentationController?.sourceItem = item
    } else {
      sheet.popoverPresentationController?.barButtonItem = item
    }
    viewController.present(sheet, animated: true)
  }
}
