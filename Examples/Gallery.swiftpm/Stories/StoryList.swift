import NavigationBridge
import SwiftUI

/// The Gallery's first screen.
struct StoryList: View {
  let open: (Story) -> Void

  var body: some View {
    List {
      Section(header: Text("The bar")) {
        ForEach(Story.bar) { story in
          StoryRow(story.title) { open(story) }
        }
      }
      Section {
        ForEach(Story.navigation) { story in
          StoryRow(story.title) { open(story) }
        }
      } header: {
        Text("Navigation")
      } footer: {
        Text("Each story is one screen, small enough to read in a minute.")
      }
    }
    .uiKitNavigationBar(title: "Gallery")
    .uiKitNavigationBarTitleDisplayMode(.always)
  }
}
