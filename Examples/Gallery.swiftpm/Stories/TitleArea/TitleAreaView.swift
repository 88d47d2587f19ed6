import NavigationBridge
import SwiftUI

/// Everything around a title, each part next to the state that it shows.
///
/// The title's menu and Rename in it need iOS 16.
struct TitleAreaView: View {
  @State private var name = "Report"
  @State private var isLarge = false
  @State private var isSaved = false

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Large title", isOn: $isLarge)
        Toggle("Saved", isOn: $isSaved)
      }
      Section {
        RouteLink("A view as title", to: TitleRoute.person)
      }
    }
    .uiKitNavigationBar(title: name, subtitle: "\(name.count) letters")
    .uiKitNavigationBarTitleDisplayMode(isLarge ? .always : .never)
    // In the title's menu: Rename turns the title into a field.
    .uiKitNavigationBarRename(onRename: { name = $0 })
    // The line above the title.
    .uiKitNavigationBarPrompt(isSaved ? "All changes saved" : nil)
    .uiKitNavigationBarTitleMenu {
      NavigationMenuAction("Duplicate", systemImage: "doc.on.doc") { name += " copy" }
      NavigationMenuAction("Start again", systemImage: "arrow.clockwise") { name = "Report" }
    }
  }
}
