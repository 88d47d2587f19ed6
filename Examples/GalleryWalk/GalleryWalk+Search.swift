import NavigationBridgeTesting

extension GalleryWalk {
  mutating func search() throws {
    let tester = tester
    try tester.tap("Search")
    try show("search", "Search has its field below the title.")

    try tester.type("a", into: "Fruit")
    try show("search-typed", "Each key narrows the list. The title makes room, scopes come.")

    try tester.tap("Berries")
    try show("search-scope", "The other scope has other results.")

    try tester.cancelSearch()
    try show("search-cancelled", "Cancel clears the text: all of the scope is back.")
    try tester.back()
  }
}
