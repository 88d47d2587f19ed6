import NavigationBridge
import SwiftUI

/// A form that isn't left without a question while there is something to lose.
struct DraftView: View {
  @State private var hasChanges = false

  var body: some View {
    Form {
      Toggle("Unsaved changes", isOn: $hasChanges)
    }
    .uiKitNavigationBar(title: "Draft")
    .uiKitNavigationBarTitleDisplayMode(.never)
    .uiKitNavigationGuard(when: hasChanges)
  }
}
