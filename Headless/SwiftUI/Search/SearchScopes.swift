@_spi(Headless) import UIKit

/// When the scopes of a search show.
@available(iOS 16.4, *)
public struct SearchScopeActivation: Sendable {
  let activation: UISearchController.ScopeBarActivation

  public static var automatic: SearchScopeActivation {
    SearchScopeActivation(activation: .automatic)
  }

  public static var onTextEntry: SearchScopeActivation {
    SearchScopeActivation(activation: .onTextEntry)
  }

  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(activation: .onSearchActivation)
  }
}

// B.4
extension View {
  @available(iOS 16.0, *)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, content: scopes(), activation: .automatic))
  }

  @available(iOS 16.4, *)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(
      SearchScopesModifier(scope: scope, content: scopes(), activation: activation.activation)
    )
  }
}

/// The scopes of a search, as the views that say them by their tags.
struct SearchScopes {
  let content: any View
  let selection: AnyHashable
  let activation: UISearchController.ScopeBarActivation
  let select: @MainActor (AnyHashable) -> Void
}

nonisolated struct SearchScopesModifier<V: Hashable, S: View>: ViewModifier {
  @Binding private var scope: V
  private let scopes: S
  private let activation: UISearchController.ScopeBarActivation

  init(
    scope: Binding<V>,
    content: S,
    activation: UISearchController.ScopeBarActivation
  ) {
    _scope = scope
    scopes = content
    self.activation = activation
  }

  @MainActor
  func body(content: Content) -> some View {
    let binding = $scope
    content.environment(
      \.searchScopes,
      SearchScopes(
        content: scopes,
        selection: AnyHashable(scope),
        activation: activation,
        select: { value in
          guard let value = value.base as? V else { return }
          binding.wrappedValue = value
        }
      )
    )
  }
}

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}
