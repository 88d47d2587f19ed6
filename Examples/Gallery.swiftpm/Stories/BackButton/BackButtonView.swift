import NavigationBridge
import SwiftUI

/// A screen that says its own back button.
///
/// The swipe back stays, whatever the button is.
struct BackButtonView: View {
  @State private var hasTitle = false
  @State private var isHidden = false
  @State private var countsTaps = false
  @State private var taps = 0

  var body: some View {
    Form {
      Section {
        Toggle("Title of its own", isOn: $hasTitle)
        Toggle("Hidden", isOn: $isHidden)
      }
      Section {
        Toggle("Action of its own", isOn: $countsTaps)
        Text("Taps: \(taps)")
      }
    }
    .uiKitNavigationBar(title: "Back button")
    .uiKitNavigationBarTitleDisplayMode(.never)
    .uiKitNavigationBarBackButton(
      title: hasTitle ? "Stories" : nil,
      displayMode: hasTitle ? .default : .minimal,
      isHidden: isHidden,
      action: countsTaps ? countTap : nil
    )
  }

  private func countTap() {
    taps += 1
  }
}
