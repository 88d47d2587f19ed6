import NavigationBridge
import SwiftUI
import UIKit

/// A screen with a view of UIKit in the title's place.
struct AuthorView: View {
  /// The same object over all updates.
  @State private var label: UILabel = {
    let label = UILabel()
    label.text = "By Ada"
    return label
  }()

  var body: some View {
    Text("Recipes since 1843")
      // Modifiers add up: the title is for the back button and menu, the view is what is seen.
      .uiKitNavigationBar(title: "Author")
      .uiKitNavigationBar(titleView: label)
      .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
