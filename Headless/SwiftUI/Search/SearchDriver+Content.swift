@_spi(Headless) import UIKit

/// What views say of one scope or token.
@MainActor
private struct SpokenPart {
  let tag: AnyHashable?
  let title: String

  init(_ view: AnyView) {
    let host = UIHostingController(rootView: view)
    let content = host.contentDescription
    tag = content.tag
    title = content.label
  }
}

extension SearchDriver {
  /// Shows the scopes that the views say, and which of them is chosen.
  func updateScopes(_ scopes: SearchScopes?) {
    let bar = controller.searchBar
    guard let scopes else {
      guard !scopeTags.isEmpty else { return }
      scopeTags = []
      bar.scopeButtonTitles = nil
      return
    }
    var list = TabParts()
    list.add(scopes.content)
    let parts = list.parts.map { SpokenPart($0.content) }
    scopeTags = parts.map(\.tag)
    let titles = parts.map(\.title)
    if bar.scopeButtonTitles ?? [] != titles { bar.scopeButtonTitles = titles }
    if controller.scopeBarActivation != scopes.activation {
      controller.scopeBarActivation = scopes.activation
    }
    guard let index = scopeTags.firstIndex(of: scopes.selection),
      bar.selectedScopeButtonIndex != index
    else { return }
    bar.selectedScopeButtonIndex = index
  }

  /// Shows the tokens that the views say; an unchanged one keeps its object.
  func updateTokens(_ tokens: SearchTokens?) {
    let field = controller.searchBar.searchTextField
    let wanted = (tokens?.elements ?? []).map { element in
      TokenLook(id: element.id, title: SpokenPart(element.view).title)
    }
    guard wanted != tokenLooks else { return }
    let old = Dictionary(
      zip(tokenLooks, field.tokens).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first }
    )
    tokenLooks = wanted
    field.tokens = wanted.map { look in
      if let token = old[look] { return token }
      let token = UISearchToken(icon: nil, text: look.title)
      token.representedObject = look.id
      return token
    }
  }

  /// Takes over what the user has deleted.
  func takeTokens(_ tokens: SearchTokens?) {
    guard let tokens else { return }
    let shown = controller.searchBar.searchTextField.tokens
    let ids = shown.compactMap { $0.representedObject as? AnyHashable }
    guard ids != tokenLooks.map(\.id) else { return }
    tokenLooks = tokenLooks.filter { ids.contains($0.id) }
    tokens.keep(Set(ids))
  }
}

/// What a token shows.
struct TokenLook: Hashable {
  let id: AnyHashable
  let title: String
}
