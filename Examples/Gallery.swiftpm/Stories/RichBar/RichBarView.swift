import NavigationBridge
import SwiftUI

/// One bar with all of it: title, subtitle, items, a badge, a menu, a search and a toolbar.
///
/// The other stories take it apart.
struct RichBarView: View {
  private static let notes = ["Groceries", "Holiday in the north", "Ideas", "Letter to Anna"]

  @State private var query = ""
  @State private var order = "Date"
  @State private var isEditing = false

  private var results: [String] {
    Self.notes.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
  }

  var body: some View {
    List(results, id: \.self) { Text($0) }
      .uiKitNavigationBarSearch(text: $query, prompt: "Search notes", placement: .stacked)
      .uiKitNavigationBar(
        title: "Notes",
        subtitle: "\(results.count) notes by \(order.lowercased())",
        leading: [
          .systemImage("tray", accessibilityLabel: "Inbox") { _ in }.badge(3)
        ],
        // The outermost first: Edit is at the edge.
        trailing: [
          .title(isEditing ? "Done" : "Edit", isProminent: isEditing) { _ in isEditing.toggle() },
          .menu("Sort", systemImage: "ellipsis") {
            NavigationMenuPicker("Sort by", selection: $order, values: ["Date", "Name"]) { $0 }
          },
        ]
      )
      .uiKitNavigationBarTitleDisplayMode(.always)
      // In UIKit leading items replace the back button, unless told otherwise.
      .uiKitNavigationBarBackButton(staysBesideLeadingItems: true)
      .uiKitToolbar([
        .systemImage("folder", accessibilityLabel: "Move") { _ in },
        .flexibleSpace(),
        .systemItem(.compose) { _ in },
      ])
  }
}
