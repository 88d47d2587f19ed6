// B.2
extension EnvironmentValues {
  @available(iOS 15.0, *)
  public var isSearching: Bool { self[SearchKey.self]?.isSearching ?? false }

  @available(iOS 15.0, *)
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(search: self[SearchKey.self]?.search)
  }

  /// The search around the views.
  var enclosingSearch: EnclosingSearch? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

struct EnclosingSearch: Equatable {
  let search: HostSearch
  let isSearching: Bool

  static func == (lhs: EnclosingSearch, rhs: EnclosingSearch) -> Bool {
    lhs.search === rhs.search && lhs.isSearching == rhs.isSearching
  }
}

private enum SearchKey: EnvironmentKey {
  static var defaultValue: EnclosingSearch? { nil }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let search: HostSearch?

  nonisolated init(search: HostSearch?) {
    self.search = search
  }

  public func callAsFunction() {
    search?.driver?.end()
  }
}
