@_spi(Headless) import UIKit

/// Runs the search controller of a hosted screen by what its views say (C.9.4).
@MainActor
final class SearchDriver: NSObject {
  let controller: UISearchController
  private let list: UIHostingController<SearchSuggestionList>
  /// Counts the suggestions: without any, the screen stays in sight.
  private lazy var probe = UIHostingController(rootView: AnyView(EmptyView()))
  private var request: SearchRequest
  /// The field's own placeholder, which a search without a prompt has.
  private let systemPrompt: String?
  private var shownText = ""
  private var shownPresented: Bool?
  private var isWriting = false
  /// The tags of the scopes, in the order of their buttons.
  var scopeTags: [AnyHashable?] = []
  var tokenLooks: [TokenLook] = []

  init(_ request: SearchRequest) {
    self.request = request
    list = UIHostingController(
      rootView: SearchSuggestionList(suggestions: nil, search: request.search)
    )
    controller = UISearchController(searchResultsController: list)
    systemPrompt = controller.searchBar.placeholder
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.showsSearchResultsController = false
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
    request.search.driver = self
  }

  func update(_ request: SearchRequest, item: UINavigationItem) {
    self.request = request
    let bar = controller.searchBar
    let prompt = request.prompt ?? systemPrompt
    if bar.placeholder != prompt { bar.placeholder = prompt }
    isWriting = true
    if request.shownText != shownText {
      shownText = request.shownText
      if bar.text != shownText { bar.text = shownText }
    }
    updateScopes(request.scopes)
    updateTokens(request.tokens)
    isWriting = false
    place(on: item)
    if request.suggestions != nil || list.isViewLoaded {
      list.rootView = SearchSuggestionList(
        suggestions: request.suggestions,
        search: request.search
      )
    }
    let showsList = hasSuggestions
    if controller.showsSearchResultsController != showsList {
      controller.showsSearchResultsController = showsList
    }
    followPresentation()
    followFocus()
  }

  private var hasSuggestions: Bool {
    guard let content = request.suggestions?.content else { return false }
    probe.rootView = content
    return probe.elementCount > 0
  }

  private func place(on item: UINavigationItem) {
    let placement: UINavigationItem.SearchBarPlacement
    var hides = true
    switch request.placement.kind {
    case .automatic, .sidebar: placement = .automatic
    case .toolbar: placement = .integrated
    case .drawer(let mode):
      placement = .stacked
      hides = !mode.isAlways
    }
    if item.preferredSearchBarPlacement != placement {
      item.preferredSearchBarPlacement = placement
    }
    if item.hidesSearchBarWhenScrolling != hides { item.hidesSearchBarWhenScrolling = hides }
    if item.searchController !== controller { item.searchController = controller }
  }

  private func followPresentation() {
    guard let wanted = request.shownPresented, wanted != shownPresented else { return }
    shownPresented = wanted
    // Not in the middle of an update: what UIKit answers with would be lost.
    Stage.current.loop.enqueue { [weak self] in self?.controller.isActive = wanted }
  }

  private func followFocus() {
    let field = controller.searchBar.searchTextField
    guard request.focus != nil, request.wantsFocus != field.isFirstResponder else { return }
    Stage.current.loop.enqueue { [weak self] in self?.applyFocus() }
  }

  private func applyFocus() {
    let bar = controller.searchBar
    guard let focus = request.focus else { return }
    if focus.isFocused {
      controller.isActive = true
      _ = bar.becomeFirstResponder()
    } else {
      _ = bar.resignFirstResponder()
    }
  }

  func end() {
    controller.isActive = false
  }

  func complete(_ text: String) {
    controller.searchBar.text = text
    takeText()
  }

  private func takeText() {
    guard !isWriting else { return }
    takeTokens(request.tokens)
    let text = controller.searchBar.text ?? ""
    guard text != shownText else { return }
    shownText = text
    request.text.wrappedValue = text
  }

  private func takeActivity(_ isActive: Bool) {
    request.search.isSearching = isActive
    shownPresented = isActive
    guard let binding = request.isPresented, binding.wrappedValue != isActive else { return }
    binding.wrappedValue = isActive
  }
}

extension SearchDriver: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    takeText()
  }
}

extension SearchDriver: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    takeActivity(true)
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    if request.shownPresented == true { controller.searchBar.becomeFirstResponder() }
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    takeActivity(false)
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    takeText()
  }
}

extension SearchDriver: UISearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    request.focus?.setFocused(true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    request.focus?.setFocused(false)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    request.submit()
  }

  func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    guard !isWriting, scopeTags.indices.contains(selectedScope),
      let tag = scopeTags[selectedScope]
    else { return }
    request.scopes?.select(tag)
  }
}

/// Writes the search that the views ask for into the item of their host.
@MainActor
struct SearchWriter {
  private var written: SearchRequest?

  mutating func write(_ request: SearchRequest?, to controller: UIViewController) {
    guard request != written else { return }
    let old = written
    written = request
    let item = controller.navigationItem
    guard let request else {
      if let driver = old?.search.driver, item.searchController === driver.controller {
        item.searchController = nil
      }
      return
    }
    if let old, old.search !== request.search { old.search.driver = nil }
    let driver = request.search.driver ?? SearchDriver(request)
    // A search that a screen presents stays with it.
    if !controller.definesPresentationContext { controller.definesPresentationContext = true }
    driver.update(request, item: item)
  }
}
