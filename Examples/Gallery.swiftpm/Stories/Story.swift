import NavigationBridge
import SwiftUI
import UIKit

/// One screen of the Gallery, and how its navigation bar is described.
struct Story: Identifiable {
  let id: String
  let title: String
  let summary: String
  let makeScreen: @MainActor () -> UIViewController

  @MainActor
  static let all = [
    Story(id: "details", title: "Details", summary: "Title, items and a menu that follow state") {
      DetailsView().hostedWithBridge()
    },
    Story(id: "search", title: "Search", summary: "A search bound to state, with scopes") {
      SearchView().hostedWithBridge()
    },
    Story(id: "routes", title: "Routes", summary: "Screens as values, pushed and presented") {
      FirstNumberView().hostedWithBridge()
    },
    Story(id: "draft", title: "Unsaved changes", summary: "A guard that asks on every way out") {
      DraftView().hostedWithBridge()
    },
  ]
}
