@_spi(Headless) import UIKit

/// An app to walk through, and the device that it runs on.
public enum SampleRoute: String, CaseIterable, Sendable {
  case shop
  case mail
  case mailOnPad = "mail-pad"

  /// The module of the app, whose classes it is made of.
  var module: String {
    switch self {
    case .shop: "Shop"
    case .mail, .mailOnPad: "Mail"
    }
  }

  /// The device, or the tablet on its long side.
  var device: Device {
    guard self == .mailOnPad else { return .standard }
    var pad = Device.pad
    pad.name = "pad, landscape"
    pad.size = CGSize(width: 1194, height: 834)
    return pad
  }
}
