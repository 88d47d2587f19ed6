@_spi(Headless) @testable import UIKit

/// A screen with a search below its title, and everything that the search says.
@MainActor
final class SearchScene: NSObject {
  final class Log: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
    UISearchResultsUpdating
  {
    var entries: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      entries.append("shouldBegin")
      return true
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { entries.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { entries.append("didEnd") }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      entries.append("text \"\(searchText)\"")
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }

    func searchBar(
      _ searchBar: UISearchBar,
      selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      entries.append("scope \(selectedScope)")
    }

    func willPresentSearchController(_ searchController: UISearchController) {
      entries.append("willPresent")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
      entries.append("didPresent")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
      entries.append("willDismiss")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
      entries.append("didDismiss")
    }

    func updateSearchResults(for searchController: UISearchController) {
      entries.append("update \"\(searchController.searchBar.text ?? "nil")\"")
    }

    func updateSearchResults(
      for searchController: UISearchController,
      selecting searchSuggestion: any UISearchSuggestion
    ) {
      entries.append("selected \(searchSuggestion.localizedSuggestion ?? "")")
    }
  }

  struct Missing: Error {
    let label: String
  }

  let log = Log()
  let root = UIViewController()
  let search: UISearchController
  let navigation: UINavigationController
  var touches = 0

  init(
    results: UIViewController? = nil,
    placement: UINavigationItem.SearchBarPlacement = .stacked,
    definesContext: Bool = true
  ) {
    search = UISearchController(searchResultsController: results)
    search.obscuresBackgroundDuringPresentation = false
    root.title = "Notes"
    root.definesPresentationContext = definesContext
    root.navigationItem.searchController = search
    root.navigationItem.preferredSearchBarPlacement = placement
    navigation = UINavigationController(rootViewController: root)
    super.init()
    search.delegate = log
    search.searchResultsUpdater = log
    search.searchBar.delegate = log
    let button = UIButton(
      frame: CGRect(x: 100, y: 450, width: 200, height: 100),
      primaryAction: UIAction { [weak self] _ in self?.touches += 1 }
    )
    button.accessibilityElementsHidden = true
    root.view.addSubview(button)
  }

  func show() {
    Stage.current.show(navigation)
  }

  var nodes: [AccessibilityNode] {
    Stage.current.layers.flatMap { $0 }.flatMap(\.flattened)
  }

  func tap(_ label: String) throws {
    guard let node = nodes.last(where: { $0.label == label }) else { throw Missing(label: label) }
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
  }

  func tapField() throws {
    guard let node = nodes.first(where: { $0.role == .searchField }) else {
      throw Missing(label: "field")
    }
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
  }
}
