@_spi(Headless) import UIKit

/// An app to walk through, and the device that it runs on.
public enum SampleRoute: String, CaseIterable, Sendable {
  case shop
  case mail
  case mailOnPad = "mail-pad"
  case catalog
  case catalogInTheDark = "catalog-dark"
  case catalogInLargeText = "catalog-large-text"
  case catalogFromTheRight = "catalog-right-to-left"
  case catalogOnPad = "catalog-pad"

  /// The module of the app, whose classes it is made of.
  var module: String {
    switch self {
    case .shop: "Shop"
    case .mail, .mailOnPad: "Mail"
    case .catalog, .catalogInTheDark, .catalogInLargeText, .catalogFromTheRight, .catalogOnPad:
      "Catalog"
    }
  }

  /// The device, or the tablet on its long side.
  var device: Device {
    guard self == .mailOnPad || self == .catalogOnPad else { return .standard }
    var pad = Device.pad
    pad.name = "pad, landscape"
    pad.size = CGSize(width: 1194, height: 834)
    return pad
  }

  /// What its owner has set.
  @MainActor
  var traits: UITraitCollection {
    UITraitCollection(device: device).modifyingTraits { traits in
      switch self {
      case .shop, .mail, .mailOnPad, .catalog, .catalogOnPad: break
      case .catalogInTheDark: traits.userInterfaceStyle = .dark
      case .catalogInLargeText: traits.preferredContentSizeCategory = .accessibilityLarge
      case .catalogFromTheRight: traits.layoutDirection = .rightToLeft
      }
    }
  }
}
