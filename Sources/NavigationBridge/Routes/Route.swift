public import SwiftUI

/// A place that an app can go to, as a value: what it needs to be shown, and the view that shows it.
///
/// ```swift
/// enum AppRoute: Route {
///   case list
///   case detail(Int)
///
///   func view() -> some View {
///     switch self {
///     case .list: ListView()
///     case .detail(let id): DetailView(id: id)
///     }
///   }
/// }
/// ```
///
/// A route isn't bound to an actor and doesn't have to be `Sendable`: it may carry models and
/// bindings, as long as it is `Hashable`. Its view is made once for each place in a stack, and never
/// before that place is shown.
public protocol Route: Hashable {
  /// The view of the route's screen.
  associatedtype Screen: View

  /// Makes the screen.
  ///
  /// - Returns: The view that a hosting controller shows.
  @MainActor @ViewBuilder func view() -> Screen

  /// What the navigation bar shows, known before the screen is.
  ///
  /// Screens below the top are never made before they are seen: the back button and its menu show
  /// what this says. It wins over the screen's own modifiers, part by part.
  ///
  /// - Returns: The description. Nil, the default, leaves all to the screen.
  @MainActor func bar() -> NavigationBarConfiguration?
}

extension Route {
  /// Leaves the bar to the screen.
  ///
  /// - Returns: Nil.
  @MainActor
  public func bar() -> NavigationBarConfiguration? { nil }
}
