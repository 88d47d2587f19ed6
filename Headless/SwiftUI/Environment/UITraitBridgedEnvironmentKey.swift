public import UIKit

// A.12
@available(iOS 17.0, *)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Self.Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}

/// The host's traits, from which bridged keys take their values.
struct BridgedTraits: Equatable {
  let traits: UITraitCollection

  static func == (lhs: BridgedTraits, rhs: BridgedTraits) -> Bool {
    lhs.traits === rhs.traits || lhs.traits.isEqual(rhs.traits)
  }

  /// The value of a key, if it is a bridged one.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    guard let bridged = key as? any UITraitBridgedEnvironmentKey.Type else { return nil }
    return read(bridged) as? K.Value
  }

  private func read<B: UITraitBridgedEnvironmentKey>(_ key: B.Type) -> B.Value {
    key.read(from: traits)
  }
}
