import NavigationBridge
import SwiftUI

/// Items that come and go by `if`: a title, a system item, symbols, a badge (from iOS 26 on).
///
/// Each keeps its `UIBarButtonItem` while its state changes.
struct ItemsView: View {
  @State private var isFavorite = false
  @State private var count = 0
  @State private var showsShare = true

  var body: some View {
    Form {
      Section {
        Toggle("Favorite", isOn: $isFavorite)
        Toggle("Share", isOn: $showsShare)
        Text("\(count) new")
      }
      Section {
        RouteLink("Groups", to: ItemsRoute.groups)
      }
    }
    .uiKitNavigationBarLeading {
      BarItem.title("Reset", isEnabled: count > 0) { _ in count = 0 }
    }
    // The outermost first: the plus is at the edge. An item whose `if` is false leaves the bar.
    .uiKitNavigationBarTrailing {
      BarItem.systemItem(.add) { _ in count += 1 }
      BarItem.systemImage(
        isFavorite ? "heart.fill" : "heart",
        accessibilityLabel: "Favorite",
        tintColor: isFavorite ? .systemRed : nil
      ) { _ in isFavorite.toggle() }
      if showsShare {
        BarItem.systemImage("square.and.arrow.up", accessibilityLabel: "Share") { _ in }
          .badge(count)  // 0: no badge.
      }
    }
    // Modifiers add up: this one adds the title, and leaves the items as they are.
    .uiKitNavigationBar(title: "Items")
    .uiKitNavigationBarTitleDisplayMode(.never)
    // In UIKit leading items replace the back button, unless told otherwise.
    .uiKitNavigationBarBackButton(staysBesideLeadingItems: true)
  }
}
