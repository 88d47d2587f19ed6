import SwiftUI
import UIKit

/// Connects a search controller with the state that a screen's search is bound to.
@MainActor
final class SearchSession: NSObject {
  let controller = LiveSearchController(searchResultsController: nil)
  private weak var bridge: ScreenBridge?
  /// The field's own placeholder, in the person's language.
  private let systemPrompt: String?
  private(set) var search: NavigationBarSearch?
  private var site = CallSite(fileID: "", line: 0)

  private var text = TwoWayValue<String>()
  private var scope = TwoWayValue<Int>()
  private var tokens = TwoWayValue<[NavigationSearchToken]>()
  private var activity = TwoWayValue<Bool>()
  private var suggestionLooks: [[String?]] = []
  /// What the field showed when it was last looked at.
  private var shownText = ""
  private var shownScope = 0
  private var shownTokens: [NavigationSearchToken] = []
  /// A scope that the state chose before there was one.
  private var missingScope: Int?
  /// The code's wish, until UIKit follows it.
  private var wantedActivity: Bool?
  /// Whether a change of the search controller comes from here.
  private var isWriting = false
  private var isDriving = false
  private var wantsKeyboard = false

  init(bridge: ScreenBridge) {
    self.bridge = bridge
    systemPrompt = controller.searchBar.placeholder
    super.init()
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
    controller.didLeave = { [weak self] in self?.controllerDidLeave() }
    SearchTable.add(self)
  }

  /// Whether the screen is in a stack: after it left nothing runs.
  private var isListening: Bool { search != nil && bridge?.isAttached == true }

  // MARK: From the state to the bar

  func update(to search: NavigationBarSearch, site: CallSite, on screen: BarScreen) {
    self.search = search
    self.site = site
    let bar = controller.searchBar
    let prompt = search.prompt ?? systemPrompt
    set("searchBar.placeholder", bar.placeholder, prompt, on: screen) { bar.placeholder = $0 }
    let titles = search.scopes.isEmpty ? nil : search.scopes
    set("searchBar.scopeButtonTitles", bar.scopeButtonTitles, titles, on: screen) {
      bar.scopeButtonTitles = $0
    }
    set(
      "obscuresBackgroundDuringPresentation",
      controller.obscuresBackgroundDuringPresentation,
      search.obscuresScreen,
      on: screen
    ) { controller.obscuresBackgroundDuringPresentation = $0 }
    if let hides = search.hidesNavigationBar {
      set(
        "hidesNavigationBarDuringPresentation",
        controller.hidesNavigationBarDuringPresentation,
        hides,
        on: screen
      ) { controller.hidesNavigationBarDuringPresentation = $0 }
    }
    updateText(search, on: screen)
    updateScope(search, on: screen)
    updateTokens(search, on: screen)
    updateSuggestions(search, on: screen)
    updateActivity(search)
  }

  private func set<Value: Equatable>(
    _ property: String,
    _ live: Value,
    _ wanted: Value,
    on screen: BarScreen,
    _ write: (Value) -> Void
  ) {
    guard live != wanted else { return }
    isWriting = true
    screen.write(property) { write(wanted) }
    isWriting = false
  }

  private func updateText(_ search: NavigationBarSearch, on screen: BarScreen) {
    guard let wanted = text.change(in: search.text) else { return }
    let bar = controller.searchBar
    shownText = wanted
    set("searchBar.text", bar.text ?? "", wanted, on: screen) { bar.text = $0 }
  }

  private func updateScope(_ search: NavigationBarSearch, on screen: BarScreen) {
    guard let binding = search.selectedScope else { return }
    let change = scope.change(in: binding)
    guard let wanted = change ?? missingScope else { return }
    guard search.scopes.indices.contains(wanted) || search.scopes.isEmpty else {
      missingScope = wanted
      guard change != nil else { return }
      bridge?.report(
        SearchIssue.unknownScope(wanted, count: search.scopes.count),
        at: site
      )
      return
    }
    missingScope = nil
    let bar = controller.searchBar
    shownScope = wanted
    set("searchBar.selectedScopeButtonIndex", bar.selectedScopeButtonIndex, wanted, on: screen) {
      bar.selectedScopeButtonIndex = $0
    }
  }

  private func updateTokens(_ search: NavigationBarSearch, on screen: BarScreen) {
    guard let binding = search.tokens, let wanted = tokens.change(in: binding) else { return }
    if let repeated = Dictionary(grouping: wanted, by: \.id).first(where: { $1.count > 1 }) {
      bridge?.report(SearchIssue.repeatedToken(repeated.key), at: site)
    }
    let field = controller.searchBar.searchTextField
    let old = zip(shownTokens, field.tokens)
    guard wanted != shownTokens else { return }
    let new = wanted.map { token in
      // An unchanged token keeps its object.
      old.first { $0.0 == token }?.1 ?? token.makeToken()
    }
    shownTokens = wanted
    isWriting = true
    screen.write("searchTextField.tokens") { field.tokens = new }
    isWriting = false
  }

  private func updateSuggestions(_ search: NavigationBarSearch, on screen: BarScreen) {
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    let looks = search.suggestions.map(\.look)
    guard looks != suggestionLooks else { return }
    suggestionLooks = looks
    let items = search.suggestions.enumerated().map { index, suggestion in
      suggestion.makeItem(index)
    }
    screen.write("searchSuggestions") {
      controller.searchSuggestions = items.isEmpty ? nil : items
    }
  }

  // MARK: Coming and going

  private func updateActivity(_ search: NavigationBarSearch) {
    if let binding = search.isActive, let wanted = activity.change(in: binding) {
      wantedActivity = wanted
    }
    guard wantedActivity != nil else { return }
    bridge?.afterUpdate { [weak self] in self?.followWish() }
  }

  /// UIKit drops what it can't do now: then the wish stays.
  private func followWish() {
    guard let wanted = wantedActivity else { return }
    guard controller.isActive != wanted else {
      wantedActivity = nil
      return
    }
    guard !wanted || canPresent else { return }
    isDriving = true
    wantsKeyboard = wanted
    controller.isActive = wanted
    isDriving = false
    if controller.isActive == wanted { wantedActivity = nil }
  }

  /// Presenting in the middle of a push would be dropped, or worse.
  private var canPresent: Bool {
    guard let member = bridge?.member, member.viewIfLoaded?.window != nil,
      member.transitionCoordinator == nil
    else { return false }
    return member.navigationController?.topViewController === member
  }

  /// The search isn't described any more.
  ///
  /// - Returns: Whether its controller may leave the item now. If not, it is dismissed first, and
  ///   the bridge applies again.
  func end() -> Bool {
    search = nil
    guard controller.isActive || controller.presentingViewController != nil else { return true }
    wantedActivity = false
    bridge?.afterUpdate { [weak self] in self?.followWish() }
    return false
  }

  private func controllerDidLeave() {
    takeActivity(false)
    takeContent()
    // UIKit still counts it as going.
    bridge?.afterUpdate { [weak self] in self?.followWish() }
    if search == nil { bridge?.applyLater() }
  }

  // MARK: From the bar to the state

  private func takeActivity(_ isActive: Bool) {
    guard isListening, wantedActivity == nil, let binding = search?.isActive,
      binding.wrappedValue != isActive
    else { return }
    activity.set(isActive, in: binding)
  }

  /// What the user has changed.
  private func takeContent() {
    guard isListening, !isWriting, let search else { return }
    let bar = controller.searchBar
    let newText = bar.text ?? ""
    if newText != shownText {
      shownText = newText
      SearchTable.watch(self) { text.set(newText, in: search.text) }
    }
    let newScope = bar.selectedScopeButtonIndex
    if newScope != shownScope {
      shownScope = newScope
      missingScope = nil
      if let binding = search.selectedScope { scope.set(newScope, in: binding) }
    }
    let ids = bar.searchTextField.tokens.map { $0.representedObject as? String }
    let newTokens = shownTokens.filter { ids.contains($0.id) }
    if newTokens != shownTokens {
      shownTokens = newTokens
      if let binding = search.tokens { tokens.set(newTokens, in: binding) }
    }
  }

  /// The text that the state holds, while the screen is in a stack.
  var boundText: String? { isListening ? search?.text.wrappedValue : nil }

  func reportSharedText(with other: SearchSession) {
    bridge?.report(SearchIssue.sharedText(screenName, with: other.screenName), at: site)
  }

  private var screenName: String {
    guard let member = bridge?.member else { return "a screen" }
    return member.navigationItem.title ?? "\(type(of: member))"
  }
}

extension SearchSession: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    takeContent()
  }

  @available(iOS 16.0, *)
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard isListening, let search, let index = searchSuggestion.representedObject as? Int,
      search.suggestions.indices.contains(index)
    else { return }
    let suggestion = search.suggestions[index]
    if let completion = suggestion.completion { controller.searchBar.text = completion }
    // Before iOS 26 a text in code may not be followed by an update.
    takeContent()
    suggestion.action?()
  }
}

extension SearchSession: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    if !isDriving { takeActivity(true) }
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    if wantsKeyboard { controller.searchBar.becomeFirstResponder() }
    wantsKeyboard = false
    // UIKit still counts it as coming.
    bridge?.afterUpdate { [weak self] in self?.followWish() }
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    guard !isDriving else { return }
    takeActivity(false)
    if isListening { search?.onCancel?() }
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    controllerDidLeave()
  }
}

extension SearchSession: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    if isListening { search?.onSubmit?() }
  }
}
