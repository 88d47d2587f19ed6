import NavigationBridge
import SwiftUI

/// A view in place of the title; the title itself is for the back menu and for VoiceOver.
struct PersonView: View {
  @State private var isOnline = false

  var body: some View {
    Form {
      Toggle("Online", isOn: $isOnline)
    }
    .uiKitNavigationBar {
      HStack {
        Circle()
          .fill(isOnline ? Color.green : Color.gray)
          .frame(width: 10, height: 10)
        Text(isOnline ? "Anna is online" : "Anna").font(.headline)
      }
    }
    .uiKitNavigationBar(title: "Anna")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
