import NavigationBridge
import SwiftUI

/// Small programs, each written as an app would write it.
struct ProgramList: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Section {
        StoryRow("Bar bridge") { navigator?.push(RecipeView()) }
        StoryRow("Coordinator") { ColorCoordinator.show(from: navigator) }
        StoryRow("Router") { navigator?.push(NumberRoute.first) }
        StoryRow("Without links") { MailTabs.show(from: navigator) }
      } footer: {
        Text("The coordinator and the app without links have stacks of their own.")
      }
    }
    .uiKitNavigationBar(title: "Programs")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
