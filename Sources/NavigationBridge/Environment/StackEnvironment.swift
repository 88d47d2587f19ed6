import Combine
import SwiftUI

/// What an app says once for all hosted screens of a stack, and of the modals that come from it.
@MainActor
final class StackEnvironment: ObservableObject {
  @Published private(set) var layer: EnvironmentLayer
  private(set) var requirements: [RequiredObject]

  /// What screens have that no navigator shows.
  static let none = StackEnvironment()

  /// Says nothing.
  init() {
    layer = .none
    requirements = []
  }

  init(_ modifier: some ViewModifier) {
    layer = Self.layer(modifier)
    requirements = []
  }

  /// Replaces the modifier in all screens.
  ///
  /// The state of the screens stays if the new modifier has the type of the old one.
  func set(_ modifier: some ViewModifier) {
    let new = Self.layer(modifier)
    guard !layer.isEmpty || !new.isEmpty else { return }
    layer = new
  }

  private static func layer(_ modifier: some ViewModifier) -> EnvironmentLayer {
    modifier is EmptyModifier ? .none : EnvironmentLayer(modifier)
  }

  func require(_ object: RequiredObject) {
    if !requirements.contains(object) { requirements.append(object) }
  }
}
