internal import NavigationBridge
internal import SwiftUI

/// Reaches into a screen's state, as a control on it does.
@MainActor
final class Remote {
  var canSave: Binding<Bool>?
  var name: Binding<String>?
}

/// The content of the Gallery's Details screen.
struct DetailsForm: View {
  let name: String
  @Binding var canSave: Bool

  var body: some View {
    Form {
      Section(header: Text("Document")) {
        Text(name)
        Toggle("Enable saving", isOn: $canSave)
      }
      Section(header: Text("History")) {
        Text("Never saved")
      }
    }
  }
}

/// The screen with its bar next to its state.
struct BridgedDetails: View {
  let remote: Remote
  @State private var name = "Report"
  @State private var note = "Report"
  @State private var canSave = false

  var body: some View {
    let _ = remote.canSave = $canSave
    let _ = remote.name = $note
    DetailsForm(name: note, canSave: $canSave)
      .uiKitNavigationBar(
        title: "Details",
        subtitle: name,
        trailing: [
          .title("Save", isEnabled: canSave, isProminent: true) { _ in canSave = false },
          .systemImage("square.and.arrow.up", accessibilityLabel: "Share") { _ in },
          .systemImage("trash", accessibilityLabel: "Delete") { _ in canSave = false },
          .menu("More", systemImage: "ellipsis") {
            NavigationMenuAction("Rename", systemImage: "pencil") { name = "Final report" }
            NavigationMenuAction("Delete", systemImage: "trash", isDestructive: true) {
              name = ""
            }
          },
        ]
      )
      .uiKitNavigationBarTitleDisplayMode(.never)
  }
}

/// The same screen without a bar: its controller sets one by hand.
struct PlainDetails: View {
  let remote: Remote
  let save: UIBarButtonItem
  @State private var note = "Report"
  @State private var canSave = false

  var body: some View {
    let _ = remote.canSave = $canSave
    let _ = remote.name = $note
    DetailsForm(name: note, canSave: $canSave)
      .onChange(of: canSave) { save.isEnabled = $0 }
  }

  /// Makes the screen's controller with the items that `BridgedDetails` declares.
  @MainActor
  static func makeController(_ remote: Remote) -> UIViewController {
    let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    save.style = .prominent
    save.isEnabled = false
    let controller = UIHostingController(rootView: PlainDetails(remote: remote, save: save))
    let item = controller.navigationItem
    item.title = "Details"
    item.subtitle = "Report"
    item.largeTitleDisplayMode = .never
    let share = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction { _ in }
    )
    share.accessibilityLabel = "Share"
    let delete = UIBarButtonItem(
      image: UIImage(systemName: "trash"),
      primaryAction: UIAction { _ in }
    )
    delete.accessibilityLabel = "Delete"
    let more = UIBarButtonItem(
      title: "More",
      image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [
        UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in },
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
          _ in
        },
      ])
    )
    item.rightBarButtonItems = [save, share, delete, more]
    return controller
  }
}
