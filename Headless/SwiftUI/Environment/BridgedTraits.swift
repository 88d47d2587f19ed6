@_spi(Headless) import UIKit

/// The host's traits, and what the environment reads from them (C.9.9), translated once.
final class BridgedTraits: Equatable {
  let traits: UITraitCollection
  let colorScheme: ColorScheme
  let colorSchemeContrast: ColorSchemeContrast
  let horizontalSizeClass: UserInterfaceSizeClass?
  let verticalSizeClass: UserInterfaceSizeClass?
  let layoutDirection: LayoutDirection
  let sizeCategory: ContentSizeCategory
  let displayScale: CGFloat
  let isElevated: Bool
  let legibilityWeight: LegibilityWeight

  init(_ traits: UITraitCollection) {
    self.traits = traits
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    sizeCategory = ContentSizeCategory(traits.preferredContentSizeCategory) ?? .large
    displayScale = traits.displayScale > 0 ? traits.displayScale : 1
    isElevated = traits.userInterfaceLevel == .elevated
    legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
  }

  static func == (lhs: BridgedTraits, rhs: BridgedTraits) -> Bool {
    lhs === rhs || lhs.isSame(as: rhs.traits)
  }

  func isSame(as other: UITraitCollection) -> Bool {
    traits === other || traits.isEqual(other)
  }

  /// The value of a key, if it is one that an app bridges to a trait.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    guard let bridged = key as? any UITraitBridgedEnvironmentKey.Type else { return nil }
    return read(bridged) as? K.Value
  }

  private func read<B: UITraitBridgedEnvironmentKey>(_ key: B.Type) -> B.Value {
    key.read(from: traits)
  }
}
