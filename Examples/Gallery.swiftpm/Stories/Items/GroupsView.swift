import NavigationBridge
import SwiftUI

/// Bold and Italic are one group, which a person can't move: it is fixed.
///
/// In a bar without room for it Format stands for both. The button with three dots is always there,
/// for what has no item. From iOS 16 on.
struct GroupsView: View {
  @State private var style = "Plain"

  var body: some View {
    Form {
      Text(style)
    }
    .uiKitNavigationBarGroups(
      trailing: [
        .fixed(
          representative: .menu("Format", systemImage: "textformat") {
            NavigationMenuAction("Bold", systemImage: "bold") { style = "Bold" }
            NavigationMenuAction("Italic", systemImage: "italic") { style = "Italic" }
          }
        ) {
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
