import NavigationBridge
import SwiftUI
import UIKit

/// A SwiftUI form in a UIKit stack writes title, subtitle and items into the stack's bar.
struct RecipeView: View {
  @State private var name = "Apple pie"
  @State private var canSave = false
  @State private var log = "Nothing tapped"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Form {
      Toggle("Allow saving", isOn: $canSave)
      Button("Title as a view") { navigator?.push(AuthorView()) }
      Text(log)
    }
    .uiKitNavigationBar(
      title: name,
      subtitle: canSave ? "Changed" : "Saved",
      leading: [
        .systemItem(.refresh, accessibilityLabel: "Reload") { _ in log = "Reloaded" },
        .image(Self.flame, accessibilityLabel: "Heat", tintColor: .systemOrange) { _ in
          log = "Heated"
        },
      ],
      trailing: [
        .title("Save", isEnabled: canSave, isProminent: true) { _ in save() },
        .systemImage("square.and.arrow.up", accessibilityLabel: "Share recipe") { share($0) },
        // A `UIMenu` as it is.
        .systemImage("ellipsis", accessibilityLabel: "More actions", menu: menu),
      ]
    )
    .uiKitNavigationBarBackButton(staysBesideLeadingItems: true)
    .uiKitNavigationBarTitleDisplayMode(.always)
  }

  private static let flame = UIImage(systemName: "flame") ?? UIImage()

  private var menu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in name = "Plum pie" },
      UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
        _ in
        log = "Deleted"
      },
    ])
  }

  private func save() {
    log = "Saved \(name)"
    canSave = false
  }

  /// The context knows the tapped item: on a tablet the popover points at it.
  private func share(_ context: UIKitNavigationBarActionContext) {
    context.present(UIActivityViewController(activityItems: [name], applicationActivities: nil))
  }
}
