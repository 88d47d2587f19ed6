import NavigationBridge
import SwiftUI

/// A root that observes what the screen above it changes, and pushes nothing again.
struct InboxTab: View {
  @ObservedObject var settings: MailSettings
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    List {
      Section(header: Text(settings.showsUnreadOnly ? "Unread" : "All messages")) {
        Button("Hello") { navigator.push(MessageView(subject: "Hello")) }
      }
      Section {
        Button("Compose") { navigator.present(ComposeView()) }
        Button("Terms") { navigator.push(TermsViewController()) }
        Button("Leave the app") { navigator.dismiss() }
      }
    }
    .navigationTitle("Inbox")
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Settings") { navigator.push(SettingsView(settings: settings)) }
      }
    }
  }
}

/// The other tab has a stack of its own.
struct ContactsTab: View {
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    List {
      Button("Ada") { navigator.push(MessageView(subject: "To Ada")) }
    }
    .navigationTitle("Contacts")
  }
}
