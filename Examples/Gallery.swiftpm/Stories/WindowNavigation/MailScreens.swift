import NavigationBridge
import SwiftUI

/// Says its title before it appears, so that the large title doesn't jump.
struct SettingsView: View, NavigationBarProviding {
  @ObservedObject var settings: MailSettings

  var navigationBar: NavigationBarConfiguration {
    var bar = NavigationBarConfiguration(title: "Settings")
    bar.titleDisplayMode = .never
    return bar
  }

  var body: some View {
    Form {
      Toggle("Unread only", isOn: $settings.showsUnreadOnly)
      Button("Change something") { settings.changeCount += 1 }
      Text("\(settings.changeCount) changes")
    }
  }
}

struct MessageView: View, NavigationBarProviding {
  let subject: String

  var navigationBar: NavigationBarConfiguration {
    var bar = NavigationBarConfiguration(title: subject)
    bar.titleDisplayMode = .never
    return bar
  }

  var body: some View {
    Text("The message")
  }
}

/// A modal with a stack of its own: its navigator is that of the modal.
struct ComposeView: View {
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    Form {
      Button("Add a recipient") { navigator.push(MessageView(subject: "Recipients")) }
    }
    .uiKitNavigationBar(
      title: "New message",
      leading: [.title("Cancel") { _ in navigator.dismiss() }]
    )
  }
}
