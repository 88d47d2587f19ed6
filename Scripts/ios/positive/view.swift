import SwiftUI

final class Host<Content: View>: UIHostingController<Content> {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.rightBarButtonItem?.isEnabled = true
  }
}

struct Screen: View {
  @State private var isOn = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      Section(header: Text("Header")) {
        Toggle("Saving", isOn: $isOn)
        Button("Close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    .onAppear { isOn = true }
  }
}

@MainActor
func push(onto navigationController: UINavigationController) {
  navigationController.pushViewController(Host(rootView: Screen()), animated: true)
}
