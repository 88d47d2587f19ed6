import UIKit

/// Texts of UIKit's, in the person's language.
@MainActor
enum SystemTexts {
  /// What a back button says that knows no title.
  static var back: String {
    Bundle(for: UIBarButtonItem.self).localizedString(forKey: "Back", value: "Back", table: nil)
  }
}
