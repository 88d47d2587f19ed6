import NavigationBridge
import SwiftUI

/// A screen that describes the back button in its own bar.
///
/// In UIKit its title and display mode belong to the screen below, and hiding the button switches
/// the swipe back off. Here the swipe stays, whatever the button is.
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
      // Nil: the title of the screen below.
      title: hasTitle ? "Stories" : nil,
      // Minimal: the chevron alone. Default: the title beside it, if there is room.
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
