package import UIKit

/// The line below a title, whichever way the system shows it.
package enum ShownSubtitle {
  /// The text of the line.
  ///
  /// Nil: there is none.
  @MainActor
  package static func text(of item: UINavigationItem) -> String? {
    if let lines = item.titleView as? TitleLinesView { return lines.subtitleLabel.text }
    #if SDK_26
    if #available(iOS 26.0, *) { return item.subtitle }
    #endif
    return nil
  }
}
