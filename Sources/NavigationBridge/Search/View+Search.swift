public import SwiftUI

extension View {
  /// Gives the screen a search: a real `UISearchController` on its navigation item.
  ///
  /// ```swift
  /// List(mails.filter { $0.matches(query) }) { MailRow($0) }
  ///   .uiKitNavigationBarSearch(text: $query, prompt: "Search mail", onSubmit: { search() })
  /// ```
  ///
  /// The bindings work in both directions. The field keeps the keyboard over any number of updates,
  /// and the text that the user types is never written back. Cancelling clears the text, as UIKit
  /// does. A screen that was pushed from a search finds it as it was when it comes back. While the
  /// search comes or goes, UIKit drops pushes: push when `isActive` says that it is over.
  ///
  /// - Parameters:
  ///   - text: The text in the search field. Each search needs a state of its own.
  ///   - isActive: Whether the search is going on.
  ///   - prompt: What the empty field shows. Nil: the system's text.
  ///   - scopes: The titles of the scopes, shown while the search is active.
  ///   - selectedScope: The index of the chosen scope.
  ///   - tokens: The tokens before the text.
  ///   - suggestions: What the search suggests now, from iOS 16 on.
  ///   - placement: Where the search bar lies, from iOS 16 on.
  ///   - hidesWhenScrolling: Whether scrolling the content hides the search bar. Nil leaves it to
  ///     the system.
  ///   - onSubmit: Runs when the user presses the search key.
  ///   - onCancel: Runs when the user ends the search.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarSearch(
    text: Binding<String>,
    isActive: Binding<Bool>? = nil,
    prompt: String? = nil,
    scopes: [String] = [],
    selectedScope: Binding<Int>? = nil,
    tokens: Binding<[NavigationSearchToken]>? = nil,
    suggestions: [NavigationSearchSuggestion] = [],
    placement: NavigationSearchPlacement = .automatic,
    hidesWhenScrolling: Bool? = nil,
    onSubmit: (@MainActor () -> Void)? = nil,
    onCancel: (@MainActor () -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    uiKitNavigationBarSearch(
      NavigationBarSearch(
        text: text,
        isActive: isActive,
        prompt: prompt,
        scopes: scopes,
        selectedScope: selectedScope,
        tokens: tokens,
        suggestions: suggestions,
        placement: placement,
        hidesWhenScrolling: hidesWhenScrolling,
        onSubmit: onSubmit,
        onCancel: onCancel
      ),
      fileID: fileID,
      line: line
    )
  }

  /// Gives the screen a search that is described by a value.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarSearch(
    _ search: NavigationBarSearch,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(SearchModifier(search: search, site: CallSite(fileID: fileID, line: line)))
  }
}
