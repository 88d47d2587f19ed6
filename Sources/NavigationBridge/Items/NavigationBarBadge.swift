import UIKit

/// A small mark on a bar item: a number, a short text, or a dot.
///
/// Shown from iOS 26 on.
public struct NavigationBarBadge: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case count(Int)
    case text(String)
    case indicator
  }

  let content: Content

  /// Shows a number.
  ///
  /// - Parameter count: The number.
  /// - Returns: The badge.
  public static func count(_ count: Int) -> NavigationBarBadge {
    NavigationBarBadge(content: .count(count))
  }

  /// Shows a short text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The badge.
  public static func text(_ text: String) -> NavigationBarBadge {
    NavigationBarBadge(content: .text(text))
  }

  /// Shows a dot.
  public static let indicator = NavigationBarBadge(content: .indicator)

  #if SDK_26
  @available(iOS 26.0, *)
  @MainActor
  var badge: UIBarButtonItem.Badge {
    switch content {
    case .count(let count): .count(count)
    case .text(let text): .string(text)
    case .indicator: .indicator()
    }
  }
  #endif
}
