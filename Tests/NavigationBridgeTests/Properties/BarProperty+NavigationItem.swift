@testable import NavigationBridge
import SwiftUI
@_spi(Headless) import UIKit

extension BarProperty {
  @MainActor
  private static func red() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    return appearance
  }

  private static func groups(_ titles: String...) -> [UIKitNavigationBarItemGroup] {
    titles.map { title in .fixed { BarItem.title(title) { _ in } } }
  }

  @MainActor
  private static func titles(_ groups: [UIBarButtonItemGroup]) -> String {
    groups.flatMap(\.barButtonItems).compactMap(\.title).joined(separator: " ")
  }

  private static func appearance(
    _ name: String,
    from minimum: Int = 14,
    _ set: @escaping @MainActor @Sendable (inout BarAppearances, UINavigationBarAppearance) -> Void,
    read: @escaping @MainActor @Sendable (UINavigationItem) -> UINavigationBarAppearance?
  ) -> BarProperty {
    BarProperty(name, from: minimum, is: "true") { bar in
      var appearances = BarAppearances()
      set(&appearances, red())
      bar.appearances = appearances
    } read: { objects in
      "\(read(objects.item)?.backgroundColor == .red)"
    }
  }

  /// `UINavigationItem`, as the fact sheet lists it.
  static let ofNavigationItems: [BarProperty] =
    texts + backButton + sides + search + others

  private static let texts: [BarProperty] = [
    BarProperty("title", is: "Title") {
      $0.title = "Title"
    } read: {
      $0.item.title ?? ""
    },
    BarProperty("titleView", is: "true") {
      $0.titleView = UILabel()
    } read: {
      "\($0.item.titleView is UILabel)"
    },
    BarProperty("prompt", is: "Prompt") {
      $0.prompt = "Prompt"
    } read: {
      $0.item.prompt ?? ""
    },
    BarProperty("attributedTitle", from: 26, is: "Bold") {
      $0.attributedTitle = AttributedString("Bold")
    } read: {
      $0.item.attributedTitle.map { String($0.characters) } ?? ""
    },
    BarProperty("subtitle", from: 26, is: "Line") {
      $0.subtitle = "Line"
    } read: {
      $0.item.subtitle ?? ""
    },
    BarProperty("attributedSubtitle", from: 26, is: "Bold") {
      $0.attributedSubtitle = AttributedString("Bold")
    } read: {
      $0.item.attributedSubtitle.map { String($0.characters) } ?? ""
    },
    BarProperty("subtitleView", from: 26, is: "true") {
      $0.subtitleView = UILabel()
    } read: {
      "\($0.item.subtitleView is UILabel)"
    },
    BarProperty("largeTitle", from: 26, is: "Large") {
      $0.largeTitle = "Large"
    } read: {
      $0.item.largeTitle ?? ""
    },
    BarProperty("largeSubtitle", from: 26, is: "Line") {
      $0.largeSubtitle = "Line"
    } read: {
      $0.item.largeSubtitle ?? ""
    },
    BarProperty("largeAttributedSubtitle", from: 26, is: "Bold") {
      $0.largeAttributedSubtitle = AttributedString("Bold")
    } read: {
      $0.item.largeAttributedSubtitle.map { String($0.characters) } ?? ""
    },
    BarProperty("largeSubtitleView", from: 26, is: "true") {
      $0.largeSubtitleView = UILabel()
    } read: {
      "\($0.item.largeSubtitleView is UILabel)"
    },
    BarProperty("largeTitleDisplayMode", is: "true") {
      $0.titleDisplayMode = .never
    } read: {
      "\($0.item.largeTitleDisplayMode == .never)"
    },
  ]

  private static let backButton: [BarProperty] = [
    BarProperty("below.backBarButtonItem", is: "true") {
      $0.backButton = BarBackButton(image: UIImage(systemName: "xmark"))
    } read: {
      "\($0.below.navigationItem.backBarButtonItem?.image == UIImage(systemName: "xmark"))"
    },
    BarProperty("below.backButtonTitle", is: "Home") {
      $0.backButton = BarBackButton(title: "Home")
    } read: {
      $0.below.navigationItem.backButtonTitle ?? ""
    },
    BarProperty("below.backButtonTitle for the menu", is: "Home") {
      $0.backButton = BarBackButton(menuTitle: "Home")
    } read: {
      $0.below.navigationItem.backButtonTitle ?? ""
    },
    BarProperty("below.backButtonDisplayMode", is: "true") {
      $0.backButton = BarBackButton(displayMode: .generic)
    } read: {
      "\($0.below.navigationItem.backButtonDisplayMode == .generic)"
    },
    BarProperty("hidesBackButton", is: "true") {
      $0.backButton = BarBackButton(isHidden: true)
    } read: {
      "\($0.item.hidesBackButton)"
    },
    BarProperty("leftItemsSupplementBackButton", is: "true") {
      $0.backButton = BarBackButton(staysBesideLeadingItems: true)
    } read: {
      "\($0.item.leftItemsSupplementBackButton)"
    },
    BarProperty("backAction", from: 16, is: "true") {
      $0.backButton = BarBackButton(action: {})
    } read: {
      "\($0.item.backAction != nil)"
    },
  ]

  private static let sides: [BarProperty] = [
    BarProperty("leftBarButtonItems", is: "A") {
      $0.leading = [.title("A") { _ in }]
    } read: {
      $0.item.leftBarButtonItems?.first?.title ?? ""
    },
    BarProperty("leftBarButtonItem", is: "A") {
      $0.leading = [.title("A") { _ in }]
    } read: {
      $0.item.leftBarButtonItem?.title ?? ""
    },
    BarProperty("rightBarButtonItem", is: "A") {
      $0.trailing = [.title("A") { _ in }]
    } read: {
      $0.item.rightBarButtonItem?.title ?? ""
    },
    BarProperty("rightBarButtonItems", is: "A") {
      $0.trailing = [.title("A") { _ in }]
    } read: {
      $0.item.rightBarButtonItems?.first?.title ?? ""
    },
    BarProperty("toolbarItems", is: "A") {
      $0.toolbar = [.title("A") { _ in }]
    } read: {
      $0.screen.toolbarItems?.first?.title ?? ""
    },
    BarProperty("leadingItemGroups", from: 16, is: "A B") {
      $0.leadingGroups = groups("A", "B")
    } read: {
      titles($0.item.leadingItemGroups)
    },
    BarProperty("centerItemGroups", from: 16, is: "A B") {
      $0.centerGroups = groups("A", "B")
    } read: {
      titles($0.item.centerItemGroups)
    },
    BarProperty("trailingItemGroups", from: 16, is: "A B") {
      $0.trailingGroups = groups("A", "B")
    } read: {
      titles($0.item.trailingItemGroups)
    },
    BarProperty("pinnedTrailingGroup", from: 16, is: "A") {
      $0.pinnedTrailingGroup = groups("A").first
    } read: {
      titles($0.item.pinnedTrailingGroup.map { [$0] } ?? [])
    },
  ]

  private static func search(
    _ name: String,
    from minimum: Int = 14,
    _ change: @escaping @MainActor @Sendable (inout NavigationBarSearch) -> Void = { _ in },
    read: @escaping @MainActor @Sendable (UINavigationItem) -> Bool
  ) -> BarProperty {
    BarProperty(name, from: minimum, is: "true") { bar in
      var search = NavigationBarSearch(text: .constant(""))
      change(&search)
      bar.search = search
    } read: {
      "\(read($0.item))"
    }
  }

  private static let search: [BarProperty] = [
    search("searchController") { $0.searchController != nil },
    search("hidesSearchBarWhenScrolling", { $0.hidesWhenScrolling = false }) {
      !$0.hidesSearchBarWhenScrolling
    },
    search("preferredSearchBarPlacement", from: 16, { $0.placement = .stacked }) {
      $0.preferredSearchBarPlacement == .stacked
    },
    search(
      "searchBarPlacementAllowsToolbarIntegration",
      from: 26,
      { $0.allowsToolbarIntegration = false }
    ) {
      !$0.searchBarPlacementAllowsToolbarIntegration
    },
    search(
      "searchBarPlacementAllowsExternalIntegration",
      from: 26,
      { $0.allowsExternalIntegration = true }
    ) {
      $0.searchBarPlacementAllowsExternalIntegration
    },
  ]

  private static let others: [BarProperty] = [
    .appearance("standardAppearance", { $0.standard = $1 }) { $0.standardAppearance },
    .appearance("scrollEdgeAppearance", { $0.scrollEdge = $1 }) { $0.scrollEdgeAppearance },
    .appearance("compactAppearance", { $0.compact = $1 }) { $0.compactAppearance },
    .appearance("compactScrollEdgeAppearance", from: 15, { $0.compactScrollEdge = $1 }) {
      $0.compactScrollEdgeAppearance
    },
    BarProperty("style", from: 16, is: "true") {
      $0.style = .browser
    } read: {
      "\($0.item.style == .browser)"
    },
    BarProperty("customizationIdentifier", from: 16, is: "bar") {
      $0.customizationIdentifier = "bar"
    } read: {
      $0.item.customizationIdentifier ?? ""
    },
    BarProperty("additionalOverflowItems", from: 16, is: "true") {
      $0.overflowItems = NavigationMenuAction("More") {}.menuElements
    } read: {
      "\($0.item.additionalOverflowItems != nil)"
    },
    BarProperty("titleMenuProvider", from: 16, is: "More") {
      $0.titleMenu = NavigationMenuAction("More") {}.menuElements
    } read: {
      $0.item.titleMenuProvider?([])?.children.first?.title ?? ""
    },
    BarProperty("renameDelegate", from: 16, is: "true") {
      $0.set(.rename, BarRename(shouldBegin: { true }, isValid: { _ in true }, onRename: { _ in }))
    } read: {
      "\($0.item.renameDelegate != nil)"
    },
    BarProperty("documentProperties", from: 16, is: "true") {
      $0.set(.document, BarDocument(url: URL(fileURLWithPath: "/a.txt"), wantsIcon: true))
    } read: {
      "\($0.item.documentProperties != nil)"
    },
    BarProperty("navigationBarMinimization", from: 27, is: "true") {
      $0.minimization = NavigationBarMinimization(.onScrollDown, restoresAtScrollEdge: true)
    } read: {
      "\($0.item.navigationBarMinimization.minimizationBehavior == .onScrollDown)"
    },
  ]
}
