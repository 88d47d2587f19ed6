import NavigationBridge
import SwiftUI

/// Two items that belong together, and a menu behind the bar's own button with three dots.
///
/// From iOS 16 on.
struct GroupsView: View {
  @State private var style = "Plain"

  var body: some View {
    Form {
      Text(style)
    }
    .uiKitNavigationBarGroups(
      trailing: [
        // "Fixed": a person can't move it, as they can groups in the centre of some bars.
        .fixed(
          // Stands for the group where the bar has no room for its items.
          representative: .menu("Format", systemImage: "textformat") {
            NavigationMenuAction("Bold", systemImage: "bold") { style = "Bold" }
            NavigationMenuAction("Italic", systemImage: "italic") { style = "Italic" }
          }
        ) {
          // The group's items.
          BarItem.systemImage("bold", accessibilityLabel: "Bold") { _ in style = "Bold" }
          BarItem.systemImage("italic", accessibilityLabel: "Italic") { _ in style = "Italic" }
        }
      ]
    )
    // Behind the button with three dots, which is always there.
    .uiKitNavigationBarOverflow {
      NavigationMenuAction("Remove the format", systemImage: "xmark") { style = "Plain" }
    }
    .uiKitNavigationBar(title: "Groups")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
