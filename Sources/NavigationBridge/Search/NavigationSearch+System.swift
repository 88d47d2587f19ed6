import UIKit

extension NavigationSearchToken {
  @MainActor
  func makeToken() -> UISearchToken {
    let token = UISearchToken(icon: systemImage.flatMap { UIImage(systemName: $0) }, text: title)
    token.representedObject = id
    return token
  }
}

extension NavigationSearchSuggestion {
  @available(iOS 16.0, *)
  @MainActor
  func makeItem(_ index: Int) -> UISearchSuggestionItem {
    let item = UISearchSuggestionItem(
      localizedSuggestion: title,
      localizedDescription: subtitle,
      iconImage: systemImage.flatMap { UIImage(systemName: $0) }
    )
    item.representedObject = index
    return item
  }
}
