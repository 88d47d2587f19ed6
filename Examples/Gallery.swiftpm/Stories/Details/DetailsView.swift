import NavigationBridge
import SwiftUI
import UIKit

/// A form whose navigation bar follows its state.
struct DetailsView: View {
  @State private var name = "Report"
  @State private var canSave = false
  @State private var saveCount = 0
  @State private var isDeleted = false

  var body: some View {
    Form {
      Section(header: Text("Document")) {
        Text(isDeleted ? "Deleted" : name)
        Toggle("Enable saving", isOn: $canSave)
      }
      Section(header: Text("History")) {
        Text(history)
      }
    }
    .uiKitNavigationBar(
      title: "Details",
      subtitle: name,
      // The outermost first, as in UIKit: Save is at the edge.
      trailing: [
        .title("Save", isEnabled: canSave, isProminent: true) { _ in save() },
        .systemImage("square.and.arrow.up", accessibilityLabel: "Share") { context in
          // The context knows the tapped item: on a tablet the popover points at it.
          context.present(
            UIActivityViewController(activityItems: [name], applicationActivities: nil)
          )
        },
        .menu("More", systemImage: "ellipsis") {
          NavigationMenuAction("Rename", systemImage: "pencil") { name = "Final report" }
          NavigationMenuAction("Delete", systemImage: "trash", isDestructive: true) {
            isDeleted = true
          }
        },
      ]
    )
    .uiKitNavigationBarTitleDisplayMode(.never)
  }

  private var history: String {
    switch saveCount {
    case 0: "Never saved"
    case 1: "Saved once"
    default: "Saved \(saveCount) times"
    }
  }

  private func save() {
    saveCount += 1
    canSave = false
  }
}
