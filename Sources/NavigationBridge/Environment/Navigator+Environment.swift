public import Combine
public import SwiftUI

extension Navigator {
  /// Replaces what the app says once for all hosted screens of the stack and of its modals.
  ///
  /// Screens that are shown follow at once, the others before they are seen. The state of the
  /// screens stays if the new modifier has the type of the old one; another type makes their views
  /// anew.
  ///
  /// - Parameter modifier: What each screen is modified with.
  public func setEnvironment(_ modifier: some ViewModifier) {
    engine?.environment.set(modifier)
  }

  /// Has each screen of the stack and of its modals checked for an environment object, in debug
  /// builds, before its body runs.
  ///
  /// A screen without it is reported by name. Objects count that the app provides with
  /// `providedEnvironmentObject(_:)`, in the modifier that it gave as `environment`.
  ///
  /// - Parameter object: The type of the object.
  public func requireEnvironmentObject<Object: ObservableObject>(_ object: Object.Type) {
    engine?.environment.require(RequiredObject(object))
  }
}
