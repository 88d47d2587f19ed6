import NavigationBridge
import SwiftUI

/// Small programs, each written as an app would write it.
struct ProgramList: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Section {
        Button("Bar bridge") { navigator?.push(RecipeView()) }
        Button("Coordinator") { ColorCoordinator.show(from: navigator) }
        Button("Router") { navigator?.push(NumberRoute.first) }
        Button("Without links") { MailTabs.show(from: navigator) }
      } footer: {
        Text("The coordinator and the app without links have stacks of their own.")
      }
    }
    .uiKitNavigationBar(title: "Programs")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
