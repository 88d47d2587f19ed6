public import UIKit

// A.12
@available(iOS 17.0, *)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Self.Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}
