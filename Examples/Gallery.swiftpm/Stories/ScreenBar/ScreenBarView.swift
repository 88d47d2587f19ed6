import NavigationBridge
import SwiftUI
import UIKit

/// Hides, colours and extends the bars while this screen is on top.
///
/// The screens around it keep theirs, even in the middle of a swipe. With a hidden bar the swipe
/// still goes back.
struct ScreenBarView: View {
  private static let indigo: UINavigationBarAppearance = {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    return appearance
  }()

  @State private var isHidden = false
  @State private var isColored = false
  @State private var hasToolbar = false
  @State private var isFlagged = false

  var body: some View {
    Form {
      Toggle("Hide the bar", isOn: $isHidden)
      Toggle("Colour the bar", isOn: $isColored)
      Toggle("Show a toolbar", isOn: $hasToolbar)
      Text(isFlagged ? "Flagged" : "Not flagged")
    }
    .uiKitNavigationBar(title: "This screen's bar")
    .uiKitNavigationBarTitleDisplayMode(.never)
    .uiKitNavigationBarHidden(isHidden)
    // Nil: the stack's own colours. The bar has this colour also while the form is at its top.
    .uiKitNavigationBarAppearance(isColored ? Self.indigo : nil)
    // Without items the toolbar is hidden.
    .uiKitToolbar {
      if hasToolbar {
        BarItem.systemImage(isFlagged ? "flag.fill" : "flag", accessibilityLabel: "Flag") { _ in
          isFlagged.toggle()
        }
        BarItem.flexibleSpace()
        BarItem.systemItem(.trash) { _ in isFlagged = false }
      }
    }
  }
}
