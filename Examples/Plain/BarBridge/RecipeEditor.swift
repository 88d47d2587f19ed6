import SwiftUI
import UIKit

struct RecipeEditor: View {
  let recipe: String

  @State private var canSave = false
  @State private var saves = 0
  @State private var subtitle = "Draft"

  var body: some View {
    Form {
      Section {
        Toggle("Reviewed", isOn: $canSave)
        Text("Saved \(saves) times")
      }
    }
    .bar(
      title: recipe,
      subtitle: subtitle,
      trailing: [
        .text("Save", isEnabled: canSave, isProminent: true) { _ in
          saves += 1
          canSave = false
        },
        .symbol("square.and.arrow.up", label: "Share") { context in
          context.share([recipe])
        },
        .symbol("ellipsis.circle", label: "More", menu: moreMenu),
      ]
    )
  }

  private var moreMenu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in
        subtitle = "Renamed"
      },
      UIAction(
        title: "Delete",
        image: UIImage(systemName: "trash"),
        attributes: .destructive
      ) { _ in
        subtitle = "Deleted"
      },
    ])
  }
}
