import NavigationBridge
import SwiftUI
import UIKit

/// An app that is all SwiftUI: two tabs, each with its own `NavigationView`, and no link.
struct MailTabs: View {
  let navigator: Navigator
  @ObservedObject var settings: MailSettings

  var body: some View {
    TabView {
      NavigationView { InboxTab(settings: settings) }
        .navigationViewStyle(.stack)
        .tabItem { Label("Inbox", systemImage: "tray") }
      NavigationView { ContactsTab() }
        .navigationViewStyle(.stack)
        .tabItem { Label("Contacts", systemImage: "person") }
    }
    .environmentObject(navigator)
  }
}

extension MailTabs {
  /// Shows the app over the Gallery.
  ///
  /// The navigator knows the window only, and finds the stack that it shows.
  static func show(from gallery: Navigator?) {
    guard let window = gallery?.navigationController?.view.window else { return }
    let tabs = MailTabs(navigator: Navigator(window: window), settings: MailSettings())
    gallery?.present(UIHostingController(rootView: tabs), as: .fullScreen)
  }
}
