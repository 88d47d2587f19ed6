import NavigationBridge
import SwiftUI

/// A view in place of the title; the title itself is for the back button and menu.
struct PersonView: View {
  @State private var isOnline = false

  var body: some View {
    Form {
      Toggle("Online", isOn: $isOnline)
    }
    // The title view: a SwiftUI view in the middle of the bar.
    .uiKitNavigationBar {
      HStack {
        Circle()
          .fill(isOnline ? Color.green : Color.gray)
          .frame(width: 10, height: 10)
        Text(isOnline ? "Anna is online" : "Anna").font(.headline)
      }
    }
    // Modifiers add up, each says another part of the bar: this title is never seen here, but
    // named by the back button and menu of the next screen.
    .uiKitNavigationBar(title: "Anna")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
