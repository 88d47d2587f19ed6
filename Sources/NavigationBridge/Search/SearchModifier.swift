import SwiftUI

/// Describes a search, and follows the state that it is bound to.
struct SearchModifier: ViewModifier {
  private let search: NavigationBarSearch
  private let site: CallSite
  // As properties of their own they make the body run when the state changes, though nobody else
  // reads it.
  @Binding private var text: String
  @Binding private var isActive: Bool
  @Binding private var scope: Int
  @Binding private var tokens: [NavigationSearchToken]

  init(search: NavigationBarSearch, site: CallSite) {
    self.search = search
    self.site = site
    _text = search.text
    _isActive = search.isActive ?? .constant(false)
    _scope = search.selectedScope ?? .constant(0)
    _tokens = search.tokens ?? .constant([])
  }

  func body(content: Content) -> some View {
    let _ = (text, isActive, scope, tokens)
    content.modifier(BarModifier(configuration: configuration))
  }

  private var configuration: NavigationBarConfiguration {
    var configuration = NavigationBarConfiguration(fileID: site.fileID, line: site.line)
    configuration.search = search
    return configuration
  }
}
