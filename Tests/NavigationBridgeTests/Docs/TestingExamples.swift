import NavigationBridge
import StageSupport
import SwiftUI
import Testing

/// The tests that the documentation shows, each on a stage of its own.
@MainActor
@Suite(.onStage)
struct TestingExamples {
  struct InboxView: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
      Button("Open") { navigator?.push(MessageView(id: 1)) }
        .uiKitNavigationBar(title: "Inbox")
    }
  }

  struct MessageView: View {
    let id: Int

    var body: some View { Text("Message \(id)") }
  }
}
