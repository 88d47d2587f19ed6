public import UIKit

extension NavigationTester {
  /// Taps a text field, so that it takes the keyboard.
  ///
  /// A search that is a button until then opens first.
  ///
  /// - Parameter label: The field's label or placeholder.
  /// - Throws: A failure if there is no such field.
  public func focus(_ label: String) throws {
    try openSearch(named: label)
    let element = try find(label, to: "focus") { $0.role == .textField }
    try driver.tap(element)
    finishVerb()
  }

  /// Ends the search with its cancel button.
  ///
  /// - Throws: A failure if no search is active, or it has no cancel button.
  public func cancelSearch() throws {
    guard bar.search?.isActive == true else {
      throw failure("Can't cancel the search: none is active.")
    }
    let element = try find("Cancel", to: "cancel the search with") { $0.isControl }
    try driver.tap(element)
    finishVerb()
  }

  /// Before its field shows, a search may be a button of the same name.
  func openSearch(named label: String) throws {
    let elements = driver.elements.filter { $0.isNamed(label) }
    guard bar.search?.isActive == false, !elements.contains(where: { $0.role == .textField }),
      elements.contains(where: \.isControl)
    else { return }
    try tap(label)
    driver.settle()
  }
}

extension NavigationTester.BarSnapshot {
  /// The search of the screen.
  ///
  /// Nil: it has none.
  public var search: SearchSnapshot? {
    item?.searchController.map { SearchSnapshot(controller: $0) }
  }

  /// What the search bar shows.
  @MainActor
  public struct SearchSnapshot {
    /// The search controller itself.
    public let controller: UISearchController

    /// Whether the search is going on.
    public var isActive: Bool { controller.isActive }

    /// The text in the field.
    public var text: String { controller.searchBar.text ?? "" }

    /// What the empty field shows.
    public var prompt: String? { controller.searchBar.placeholder }

    /// The titles of the scopes.
    public var scopes: [String] { controller.searchBar.scopeButtonTitles ?? [] }

    /// The title of the chosen scope.
    public var selectedScope: String? {
      let index = controller.searchBar.selectedScopeButtonIndex
      return scopes.indices.contains(index) ? scopes[index] : nil
    }

    /// Whether the field has the keyboard.
    public var hasKeyboard: Bool { controller.searchBar.isFirstResponder }
  }
}
