@_spi(Headless) import UIKit

// C.9.9
extension EnvironmentValues {
  /// Takes over what follows from a controller's traits.
  mutating func read(from traits: UITraitCollection) {
    bridgedTraits = BridgedTraits(traits: traits)
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
}
