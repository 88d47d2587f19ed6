import UIKit

/// What the environment of a host is made from: where it is the same, so is what is made.
struct HostEnvironment: Equatable {
  let traits: BridgedTraits
  let isInStack: Bool
  let isPresented: Bool
  /// Nil where what SwiftUI made has no view yet: then that of where it comes from holds.
  let scenePhase: ScenePhase?
  let tint: UIColor?
  /// Whether there is more, from where SwiftUI made the controller: that isn't compared.
  let isInherited: Bool
}
