/// A row of the sidebar: a tab, an action of a group, or in the older way a controller.
@MainActor
struct TabSidebarEntry {
  enum Target {
    case tab(UITab)
    case action(UIAction)
    case controller(UIViewController)
  }

  let target: Target
  /// How many groups it lies in.
  let depth: Int
  /// A group without a screen of its own is a title.
  let isHeader: Bool

  var tab: UITab? {
    guard case .tab(let tab) = target else { return nil }
    return tab
  }

  func isSame(as other: TabSidebarEntry) -> Bool {
    guard depth == other.depth, isHeader == other.isHeader else { return false }
    return switch (target, other.target) {
    case (.tab(let one), .tab(let two)): one === two
    case (.action(let one), .action(let two)): one === two
    case (.controller(let one), .controller(let two)): one === two
    default: false
    }
  }

  static func entries(of tabs: [UITab], depth: Int = 0) -> [TabSidebarEntry] {
    tabs.filter { !$0.isHidden }.flatMap { tab -> [TabSidebarEntry] in
      guard let group = tab as? UITabGroup else {
        return [TabSidebarEntry(target: .tab(tab), depth: depth, isHeader: false)]
      }
      let own = TabSidebarEntry(target: .tab(group), depth: depth, isHeader: !group.hasScreen)
      let actions = group.sidebarActions.map {
        TabSidebarEntry(target: .action($0), depth: depth + 1, isHeader: false)
      }
      return [own] + entries(of: group.children, depth: depth + 1) + actions
    }
  }
}
