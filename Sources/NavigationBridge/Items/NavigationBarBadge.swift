public import UIKit

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
  private var backgroundColor: UIColor?
  private var foregroundColor: UIColor?
  private var font: UIFont?

  private init(content: Content) {
    self.content = content
  }

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

  /// Gives the badge colours of its own.
  ///
  /// - Parameters:
  ///   - background: The colour behind the text. Nil: the system's.
  ///   - foreground: The colour of the text. Nil: the system's.
  /// - Returns: The badge.
  public func colors(background: UIColor?, foreground: UIColor? = nil) -> NavigationBarBadge {
    var copy = self
    copy.backgroundColor = background
    copy.foregroundColor = foreground
    return copy
  }

  /// Gives the badge a font of its own.
  ///
  /// - Parameter font: The font. Nil: the system's.
  /// - Returns: The badge.
  public func font(_ font: UIFont?) -> NavigationBarBadge {
    var copy = self
    copy.font = font
    return copy
  }

  #if SDK_26
  @available(iOS 26.0, *)
  @MainActor
  var badge: UIBarButtonItem.Badge {
    let badge: UIBarButtonItem.Badge =
      switch content {
      case .count(let count): .count(count)
      case .text(let text): .string(text)
      case .indicator: .indicator()
      }
    if let backgroundColor { badge.backgroundColor = backgroundColor }
    if let foregroundColor { badge.foregroundColor = foregroundColor }
    if let font { badge.font = font }
    return badge
  }
  #endif
}
