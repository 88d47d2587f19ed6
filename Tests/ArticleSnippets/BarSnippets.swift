import NavigationBridge
import SwiftUI
import UIKit

@MainActor
private enum BarSnippets {
  // 1
  struct DetailsView: View {
    @State private var canSave = false

    var body: some View {
      Form { Toggle("Enable saving", isOn: $canSave) }
        .uiKitNavigationBar(
          title: "Details",
          trailing: [.title("Save", isEnabled: canSave) { _ in save() }]
        )
    }
  }
  // end

  static func save() {}

  static func push(_ navigationController: UINavigationController) {
    // 2
    navigationController.pushViewController(DetailsView().hostedWithBridge(), animated: true)
    // end
  }
}
