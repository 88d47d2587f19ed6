import NavigationBridge
import SwiftUI

/// A screen that says its own back button; UIKit keeps title and mode on the screen below, where
/// the bridge writes them.
///
/// The swipe back stays, whatever the button is: in plain UIKit it goes with a hidden button.
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
      // Minimal: the chevron alone.
      displayMode: hasTitle ? .default : .minimal,
      isHidden: isHidden,
      // With an action a tap doesn't go back.
      action: countsTaps ? countTap : nil
    )
  }

  private func countTap() {
    taps += 1
  }
}
