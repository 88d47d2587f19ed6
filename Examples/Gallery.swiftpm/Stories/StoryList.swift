import NavigationBridge
import SwiftUI

/// The Gallery's first screen.
struct StoryList: View {
  let stories: [Story]
  let open: (Story) -> Void

  var body: some View {
    List {
      Section {
        ForEach(stories) { story in
          Button(story.title) { open(story) }
        }
      } footer: {
        Text("Each story is one screen, small enough to read in a minute.")
      }
    }
    .uiKitNavigationBar(title: "Gallery")
    .uiKitNavigationBarTitleDisplayMode(.always)
  }
}
