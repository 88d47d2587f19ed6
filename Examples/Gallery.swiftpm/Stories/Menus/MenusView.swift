import NavigationBridge
import SwiftUI

/// A menu declared like a view: it shows the state of the moment at which it opens.
struct MenusView: View {
  @State private var order = "Name"
  @State private var showsHidden = false
  @State private var folders = ["Inbox", "Archive"]

  var body: some View {
    List {
      Section {
        ForEach(folders, id: \.self) { Text($0) }
      } footer: {
        Text("By \(order.lowercased()), hidden ones \(showsHidden ? "too" : "not")")
      }
    }
    .uiKitNavigationBar(
      title: "Menus",
      trailing: [
        .menu("More", systemImage: "ellipsis") {
          NavigationMenuAction("Show hidden", isOn: showsHidden) { showsHidden.toggle() }
          NavigationMenuPicker("Sort by", selection: $order, values: ["Name", "Date"]) { $0 }
          NavigationSubmenu("Remove", systemImage: "folder") {
            for folder in folders {
              NavigationMenuAction(folder) { folders.removeAll { $0 == folder } }
            }
          }
          NavigationMenuSection {
            NavigationMenuAction(
              "Remove all",
              systemImage: "trash",
              isDestructive: true,
              isEnabled: !folders.isEmpty
            ) { folders = [] }
          }
        }
      ]
    )
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
