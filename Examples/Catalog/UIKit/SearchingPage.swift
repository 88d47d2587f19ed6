import UIKit

@available(iOS 16.0, *)
class SearchingPage: UITableViewController, UISearchResultsUpdating {
  private let fruits = ["Apple", "Apricot", "Banana", "Blueberry", "Cherry", "Date", "Elderberry"]
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = fruits
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search Fruits"
    search.searchBar.scopeButtonTitles = ["All", "Red", "Blue"]
    search.searchSuggestions = [
      UISearchSuggestionItem(
        localizedSuggestion: "Berries",
        localizedDescription: "Small and round",
        iconImage: UIImage(systemName: "circle.fill")
      ),
      UISearchSuggestionItem(
        localizedSuggestion: "Stone fruits",
        localizedDescription: nil,
        iconImage: UIImage(systemName: "magnifyingglass")
      ),
    ]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.preferredSearchBarPlacement = .stacked
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? fruits : fruits.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {
    let field = searchController.searchBar.searchTextField
    let word = searchSuggestion.localizedSuggestion ?? ""
    let token = UISearchToken(icon: UIImage(systemName: "tag"), text: word)
    field.text = ""
    field.insertToken(token, at: 0)
    searchController.searchSuggestions = nil
    shown = fruits.filter { $0.hasSuffix("berry") == (word == "Berries") }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
