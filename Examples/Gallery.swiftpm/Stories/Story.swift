import NavigationBridge
import SwiftUI
import UIKit

/// One screen of the Gallery, and how its navigation bar is described.
struct Story: Identifiable {
  let id: String
  let title: String
  let makeScreen: @MainActor () -> UIViewController

  /// What a screen says of its bar.
  @MainActor
  static let bar = [
    Story(id: "rich", title: "All of it") { RichBarView().hostedWithBridge() },
    Story(id: "details", title: "Details") { DetailsView().hostedWithBridge() },
    Story(id: "title", title: "Title area") { TitleAreaView().hostedWithBridge() },
    Story(id: "items", title: "Items and groups") { ItemsView().hostedWithBridge() },
    Story(id: "menus", title: "Menus") { MenusView().hostedWithBridge() },
    Story(id: "back", title: "Back button") { BackButtonView().hostedWithBridge() },
    Story(id: "search", title: "Search") { SearchView().hostedWithBridge() },
    Story(id: "screen", title: "This screen's bar") { ScreenBarView().hostedWithBridge() },
  ]

  /// How screens follow each other.
  @MainActor
  static let navigation = [
    Story(id: "routes", title: "Routes") { FirstNumberView().hostedWithBridge() },
    Story(id: "draft", title: "Unsaved changes") { DraftView().hostedWithBridge() },
    Story(id: "checkout", title: "Checkout flow") { CartView().hostedWithBridge() },
    Story(id: "programs", title: "Programs") { ProgramList().hostedWithBridge() },
  ]
}
