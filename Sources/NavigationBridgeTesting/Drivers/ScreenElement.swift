import UIKit

/// One thing that a person sees or hears and may act on.
@MainActor
struct ScreenElement {
  enum Role {
    case text, image, button, toggle, textField, other
  }

  var role: Role
  var label: String?
  var value: String?
  var placeholder: String?
  var identifier: String?
  var isEnabled: Bool
  /// What the driver needs to act on it.
  var handle: Any

  var isControl: Bool { role != .text && role != .image }

  func isNamed(_ name: String) -> Bool {
    label == name || identifier == name || placeholder == name
  }
}
