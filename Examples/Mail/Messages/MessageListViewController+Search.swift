import UIKit

/// What a token in the search field stands for.
private enum SearchTerm: String, CaseIterable {
  case unread = "Unread Messages"
  case flagged = "Flagged Messages"
  case attachments = "Messages with Attachments"

  var word: String {
    switch self {
    case .unread: return "Unread"
    case .flagged: return "Flagged"
    case .attachments: return "Attachments"
    }
  }

  var symbol: String {
    switch self {
    case .unread: return "envelope.badge"
    case .flagged: return "flag"
    case .attachments: return "paperclip"
    }
  }

  func matches(_ message: Message) -> Bool {
    switch self {
    case .unread: return !message.isRead
    case .flagged: return message.isFlagged
    case .attachments: return !message.attachments.isEmpty
    }
  }
}

extension MessageListViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func setUpSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Search Mail"
    search.searchBar.scopeButtonTitles = ["All Mailboxes", "Current Mailbox"]
    if #available(iOS 16.0, *) {
      search.scopeBarActivation = .onSearchActivation
    }
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  private var words: String {
    (search.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
  }

  private var terms: [SearchTerm] {
    search.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? SearchTerm }
  }

  var hasQuery: Bool { !words.isEmpty || !terms.isEmpty }

  var searchesAllMailboxes: Bool { search.searchBar.selectedScopeButtonIndex == 0 }

  func matchesQuery(_ message: Message) -> Bool {
    guard terms.allSatisfy({ $0.matches(message) }) else { return false }
    let texts = [message.sender.name, message.subject, message.body]
    return words.isEmpty
      || texts.contains { $0.range(of: words, options: .caseInsensitive) != nil }
  }

  func updateSearchResults(for searchController: UISearchController) {
    if #available(iOS 16.0, *) { updateSuggestions() }
    reload(animated: false)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    reload(animated: false)
  }

  // MARK: Suggestions

  @available(iOS 16.0, *)
  private func updateSuggestions() {
    let used = terms
    let typed = words.lowercased()
    let open = SearchTerm.allCases.filter { term in
      !used.contains(term) && !typed.isEmpty && term.rawValue.lowercased().hasPrefix(typed)
    }
    search.searchSuggestions =
      open.isEmpty
      ? nil
      : open.map { term in
        let suggestion = UISearchSuggestionItem(
          localizedSuggestion: term.rawValue,
          localizedDescription: nil,
          iconImage: UIImage(systemName: term.symbol)
        )
        suggestion.representedObject = term
        return suggestion
      }
  }

  @available(iOS 16.0, *)
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let term = searchSuggestion.representedObject as? SearchTerm else { return }
    let token = UISearchToken(icon: UIImage(systemName: term.symbol), text: term.word)
    token.representedObject = term
    let field = searchController.searchBar.searchTextField
    field.text = ""
    field.insertToken(token, at: field.tokens.count)
    searchController.searchSuggestions = nil
    reload(animated: false)
  }
}
