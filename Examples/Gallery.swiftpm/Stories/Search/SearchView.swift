import NavigationBridge
import SwiftUI

/// A list that a search in the navigation bar narrows.
struct SearchView: View {
  private static let fruit = [
    "Apple", "Apricot", "Blackberry", "Blueberry", "Cherry", "Grape", "Lemon", "Mango", "Orange",
    "Peach", "Plum", "Raspberry", "Strawberry",
  ]

  @State private var query = ""
  @State private var scope = 0
  @State private var lastSearch = "nothing"

  private var results: [String] {
    Self.fruit.filter { name in
      (scope == 0 || name.hasSuffix("berry"))
        && (query.isEmpty || name.lowercased().contains(query.lowercased()))
    }
  }

  var body: some View {
    List {
      Section {
        ForEach(results, id: \.self) { Text($0) }
      } footer: {
        Text("\(results.count) of \(Self.fruit.count). Last search: \(lastSearch)")
      }
    }
    .uiKitNavigationBarSearch(
      text: $query,
      prompt: "Fruit",
      scopes: ["All", "Berries"],
      selectedScope: $scope,
      placement: .stacked,  // Below the title, as always before iOS 16.
      onSubmit: { lastSearch = query }
    )
    .uiKitNavigationBar(title: "Search")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
