import Combine
import NavigationBridge
import SwiftUI

// What the examples of the articles mention.

final class Session: ObservableObject {}

struct AppEnvironment: ViewModifier {
  @ObservedObject var session: Session

  func body(content: Content) -> some View {
    content.environmentObject(session)
  }
}

struct InboxView: View {
  var body: some View { Text("Inbox") }
}

struct MessageView: View {
  let id: Int

  var body: some View { Text("Message \(id)") }
}

struct SettingsView: View {
  var body: some View { Text("Settings") }
}
