import NavigationCore
import UIKit

/// Finds declared items that can't be shown, and reports them.
@MainActor
final class ItemChecks {
  /// A few: searching them is faster than hashing.
  private var knownSymbols: [String] = []

  /// Whether an id is declared twice.
  ///
  /// Then the place stays as it was.
  func reportsDuplicate(
    in declared: [UIKitNavigationBarItem],
    of place: String,
    _ site: CallSite,
    on screen: BarScreen
  ) -> Bool {
    guard declared.contains(where: { $0.explicitID != nil }),
      let id = BarItemIDs.duplicate(in: declared.map(\.signature))
    else { return false }
    screen.bridge.report(BarIssue.repeatedID(id, in: place), at: site)
    return true
  }

  /// What of the declared items can be shown.
  func showable(
    _ declared: [UIKitNavigationBarItem],
    _ site: CallSite,
    on screen: BarScreen
  ) -> [UIKitNavigationBarItem] {
    var isComplete = true
    for item in declared {
      if item.menu != nil { checkMenu(of: item, site, on: screen) }
      if !isShowable(item, site, on: screen) { isComplete = false }
    }
    return isComplete ? declared : declared.filter { isShowable($0, site, on: screen) }
  }

  private func isShowable(
    _ item: UIKitNavigationBarItem,
    _ site: CallSite,
    on screen: BarScreen
  ) -> Bool {
    var isUnlabelled: Bool { (item.traits.accessibilityLabel ?? "").isEmpty }
    switch item.kind {
    case .text(let title):
      guard title.isEmpty, isUnlabelled else { return true }
      screen.bridge.report(BarIssue.emptyTitle, at: site)
      return false
    case .symbol(let name):
      guard !knownSymbols.contains(name) else { return true }
      guard UIImage(systemName: name) == nil else {
        knownSymbols.append(name)
        return true
      }
      screen.bridge.report(BarIssue.unknownSymbol(name), at: site)
      return false
    case .image(let image):
      guard image.size.width > 0, image.size.height > 0 else {
        screen.bridge.report(BarIssue.emptyImage(item.traits.accessibilityLabel), at: site)
        return false
      }
      if isUnlabelled { screen.bridge.report(BarIssue.unlabelledImage, at: site) }
      return true
    case .system, .view, .customView, .fixedSpace, .flexibleSpace:
      return true
    }
  }

  private func checkMenu(
    of item: UIKitNavigationBarItem,
    _ site: CallSite,
    on screen: BarScreen
  ) {
    let isEmpty =
      switch item.menu {
      case nil: false
      case .given(let menu): menu.children.isEmpty
      case .declared(_, let elements): elements.isEmpty
      }
    guard isEmpty else { return }
    screen.bridge.report(BarIssue.emptyMenu(item.spokenName), at: site)
  }
}

extension UIKitNavigationBarItem {
  /// How an issue names the item.
  var spokenName: String {
    if let label = traits.accessibilityLabel, !label.isEmpty { return label }
    switch kind {
    case .text(let title): return title
    case .symbol(let name): return name
    default: return "\(id.base)"
    }
  }
}
