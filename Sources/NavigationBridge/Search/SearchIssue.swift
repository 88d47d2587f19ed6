/// The texts of what can go wrong with a search.
enum SearchIssue {
  static func sharedText(_ screen: String, with other: String) -> String {
    """
    Can't keep the search of '\(screen)' apart from that of '\(other)': both are bound to the same \
    text. Give each screen's search a state of its own.
    """
  }

  static func unknownScope(_ index: Int, count: Int) -> String {
    """
    Can't choose the scope \(index) of a search with \(count) scopes. Bind 'selectedScope' to an \
    index of 'scopes'.
    """
  }

  static func repeatedToken(_ id: String) -> String {
    """
    Can't tell two search tokens apart: the id '\(id)' is there twice. Give each token an id of its \
    own.
    """
  }
}
