public import SwiftUI

/// The search of a screen: what the search bar shows, and the state that it is bound to.
///
/// ```swift
/// List(mails.filter { $0.matches(query) }) { MailRow($0) }
///   .uiKitNavigationBarSearch(text: $query, prompt: "Search mail")
/// ```
///
/// The bindings work in both directions: typing changes the state, and changing the state changes
/// the search bar. What the user has typed is never written back.
public struct NavigationBarSearch {
  /// The text in the search field.
  public var text: Binding<String>

  /// Whether the search is going on.
  ///
  /// True from code presents the search controller and gives the field the keyboard; false
  /// dismisses it, which clears the text.
  public var isActive: Binding<Bool>?

  /// What the empty field shows.
  ///
  /// Nil: the system's text.
  public var prompt: String?

  /// The titles of the scopes, shown while the search is active.
  public var scopes: [String]

  /// The index of the chosen scope.
  public var selectedScope: Binding<Int>?

  /// The tokens before the text.
  public var tokens: Binding<[NavigationSearchToken]>?

  /// What the search suggests now, shown over the screen from iOS 16 on while it is active.
  public var suggestions: [NavigationSearchSuggestion]

  /// Where the search bar lies, from iOS 16 on.
  public var placement: NavigationSearchPlacement

  /// Whether scrolling the content hides the search bar.
  ///
  /// Nil leaves it to the system.
  public var hidesWhenScrolling: Bool?

  /// Whether the search bar may lie in the stack's toolbar, from iOS 26 on.
  ///
  /// Nil leaves it to the system.
  public var allowsToolbarIntegration: Bool?

  /// Whether a container around the stack may show the search bar, from iOS 26 on.
  ///
  /// Nil leaves it to the system.
  public var allowsExternalIntegration: Bool?

  /// Whether the navigation bar makes room while the search is active.
  ///
  /// Nil leaves it to the system.
  public var hidesNavigationBar: Bool?

  /// Whether the screen is dimmed and out of reach while the search is active.
  public var obscuresScreen: Bool

  /// Runs when the user presses the search key.
  public var onSubmit: (@MainActor () -> Void)?

  /// Runs when the user ends the search.
  public var onCancel: (@MainActor () -> Void)?

  /// Describes a search.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - isActive: Whether the search is going on.
  ///   - prompt: What the empty field shows.
  ///   - scopes: The titles of the scopes.
  ///   - selectedScope: The index of the chosen scope.
  ///   - tokens: The tokens before the text.
  ///   - suggestions: What the search suggests now.
  ///   - placement: Where the search bar lies.
  ///   - hidesWhenScrolling: Whether scrolling the content hides the search bar.
  ///   - allowsToolbarIntegration: Whether the search bar may lie in the stack's toolbar.
  ///   - allowsExternalIntegration: Whether a container around the stack may show the search bar.
  ///   - hidesNavigationBar: Whether the navigation bar makes room.
  ///   - obscuresScreen: Whether the screen is dimmed and out of reach.
  ///   - onSubmit: Runs when the user presses the search key.
  ///   - onCancel: Runs when the user ends the search.
  public init(
    text: Binding<String>,
    isActive: Binding<Bool>? = nil,
    prompt: String? = nil,
    scopes: [String] = [],
    selectedScope: Binding<Int>? = nil,
    tokens: Binding<[NavigationSearchToken]>? = nil,
    suggestions: [NavigationSearchSuggestion] = [],
    placement: NavigationSearchPlacement = .automatic,
    hidesWhenScrolling: Bool? = nil,
    allowsToolbarIntegration: Bool? = nil,
    allowsExternalIntegration: Bool? = nil,
    hidesNavigationBar: Bool? = nil,
    obscuresScreen: Bool = false,
    onSubmit: (@MainActor () -> Void)? = nil,
    onCancel: (@MainActor () -> Void)? = nil
  ) {
    self.text = text
    self.isActive = isActive
    self.prompt = prompt
    self.scopes = scopes
    self.selectedScope = selectedScope
    self.tokens = tokens
    self.suggestions = suggestions
    self.placement = placement
    self.hidesWhenScrolling = hidesWhenScrolling
    self.allowsToolbarIntegration = allowsToolbarIntegration
    self.allowsExternalIntegration = allowsExternalIntegration
    self.hidesNavigationBar = hidesNavigationBar
    self.obscuresScreen = obscuresScreen
    self.onSubmit = onSubmit
    self.onCancel = onCancel
  }
}

extension NavigationBarConfiguration {
  /// The search of the screen.
  ///
  /// Nil leaves the item's search controller alone.
  public var search: NavigationBarSearch? {
    get { value(.search) }
    set { set(.search, newValue) }
  }
}
