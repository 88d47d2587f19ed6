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
    layer = modifier is EmptyModifier ? .none : EnvironmentLayer(modifier)
    requirements = []
  }

  /// Replaces the modifier in all screens.
  ///
  /// The state of the screens stays if the new modifier has the type of the old one.
  func set(_ modifier: some ViewModifier) {
    layer = EnvironmentLayer(modifier)
  }

  func require(_ object: RequiredObject) {
    if !requirements.contains(object) { requirements.append(object) }
  }
}
