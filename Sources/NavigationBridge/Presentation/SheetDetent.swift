public import UIKit

/// A height at which a sheet rests.
///
/// iOS 14 has no detents: sheets have their full height there.
public struct SheetDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  let height: Height

  /// About half of the screen.
  ///
  /// It stands for `UISheetPresentationController.Detent.medium()`, iOS 15.
  public static let medium = SheetDetent(height: .medium)

  /// The full height of a sheet.
  ///
  /// It stands for `UISheetPresentationController.Detent.large()`, iOS 15.
  public static let large = SheetDetent(height: .large)

  /// A part of the full height.
  ///
  /// Below iOS 16, which brought custom detents, a part up to 0.6 is `medium`, a greater one
  /// `large`.
  ///
  /// - Parameter fraction: From 0 to 1.
  /// - Returns: The detent.
  public static func fraction(_ fraction: CGFloat) -> SheetDetent {
    SheetDetent(height: .fraction(fraction))
  }

  /// A height without the safe area below it.
  ///
  /// Below iOS 16, which brought custom detents, it is `medium`.
  ///
  /// - Parameter points: The height in points.
  /// - Returns: The detent.
  public static func height(_ points: CGFloat) -> SheetDetent {
    SheetDetent(height: .points(points))
  }
}

@available(iOS 15.0, *)
extension SheetDetent {
  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: return .medium()
    case .large: return .large()
    case .fraction(let fraction):
      guard #available(iOS 16.0, *), PlatformFeatures.current.bar16 else {
        return fraction > 0.6 ? .large() : .medium()
      }
      return .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .points(let points):
      guard #available(iOS 16.0, *), PlatformFeatures.current.bar16 else { return .medium() }
      return .custom(identifier: identifier) { _ in points }
    }
  }

  /// The name under which UIKit knows the detent.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch height {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let fraction):
      guard #available(iOS 16.0, *), PlatformFeatures.current.bar16 else {
        return fraction > 0.6 ? .large : .medium
      }
      return .init("NavigationBridge.fraction.\(fraction)")
    case .points(let points):
      guard #available(iOS 16.0, *), PlatformFeatures.current.bar16 else { return .medium }
      return .init("NavigationBridge.height.\(points)")
    }
  }
}
