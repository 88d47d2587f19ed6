import NavigationBridge
import SwiftUI

/// Items that belong together: where there is no room, one item stands for its group.
struct GroupsView: View {
  @State private var style = "Plain"

  var body: some View {
    Form {
      Text(style)
    }
    .uiKitNavigationBarGroups(
      trailing: [
        .fixed(representative: .systemImage("textformat", accessibilityLabel: "Format") { _ in }) {
          BarItem.systemImage("bold", accessibilityLabel: "Bold") { _ in style = "Bold" }
          BarItem.systemImage("italic", accessibilityLabel: "Italic") { _ in style = "Italic" }
        }
      ]
    )
    .uiKitNavigationBarOverflow {
      NavigationMenuAction("Remove the format", systemImage: "xmark") { style = "Plain" }
    }
    .uiKitNavigationBar(title: "Groups")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
