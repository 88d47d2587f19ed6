import Combine
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct SearchableTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var text = ""
    @Published var isPresented = false
    @Published var suggestions: [String] = []
    @Published var isSearchable = true
    var submitted: [String] = []
    var wasSearching: [Bool] = []
    var dismiss: DismissSearchAction?
  }

  struct Inner: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      let _ = model.wasSearching.append(isSearching)
      let _ = model.dismiss = dismissSearch
      Text(isSearching ? "Searching" : "Resting")
    }
  }

  struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.isSearchable {
        Inner(model: model)
          .searchable(
            text: $model.text,
            isPresented: $model.isPresented,
            placement: .navigationBarDrawer(displayMode: .always),
            prompt: "Find"
          )
          .searchSuggestions {
            ForEach(model.suggestions, id: \.self) { Text($0).searchCompletion($0) }
          }
          .onSubmit(of: .search) { model.submitted.append(model.text) }
      } else {
        Inner(model: model)
      }
    }
  }

  private let model = Model()

  private func show() throws -> (UIViewController, UISearchController) {
    let screen = UIHostingController(rootView: Screen(model: model))
    Stage.current.show(UINavigationController(rootViewController: screen))
    Stage.current.loop.settle()
    return (screen, try #require(screen.navigationItem.searchController))
  }

  private func tap(_ label: String) throws {
    let nodes = Stage.current.layers.flatMap { $0 }.flatMap(\.flattened)
    let node = try #require(nodes.last { $0.label == label })
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    Stage.current.loop.settle()
  }

  @Test
  func `it arrives on the host's own item with the first update`() throws {
    let (screen, controller) = try show()

    #expect(controller.searchBar.placeholder == "Find")
    #expect(screen.navigationItem.preferredSearchBarPlacement == .stacked)
    #expect(!screen.navigationItem.hidesSearchBarWhenScrolling)
    #expect(Stage.current.textTree() == "bar:\n  Find: search field \"\"\nResting")
  }

  @Test
  func `text goes both ways`() throws {
    let (screen, controller) = try show()
    try tap("Find")
    Stage.current.type("ab")
    Stage.current.loop.settle()
    #expect(model.text == "ab")
    #expect(controller.searchBar.isFirstResponder)

    model.text = "cd"
    Stage.current.loop.settle()

    #expect(controller.searchBar.text == "cd")
    #expect(screen.navigationItem.searchController === controller)
    #expect(screen.navigationItem.writes["searchController"] == 1)
  }

  @Test
  func `views inside know whether it goes on and can end it`() throws {
    let (_, controller) = try show()
    try tap("Find")
    #expect(Stage.current.textTree().contains("Searching"))
    #expect(model.isPresented)

    model.dismiss?()
    Stage.current.loop.settle()

    #expect(!controller.isActive)
    #expect(!model.isPresented)
    #expect(Stage.current.textTree().contains("Resting"))
  }

  @Test
  func `isPresented opens it with the keyboard`() throws {
    let (_, controller) = try show()

    model.isPresented = true
    Stage.current.loop.settle()
    #expect(controller.isActive)
    #expect(controller.searchBar.isFirstResponder)
    model.isPresented = false
    Stage.current.loop.settle()

    #expect(!controller.isActive)
  }

  @Test
  func `the search key submits`() throws {
    _ = try show()
    try tap("Find")
    Stage.current.type("ab\n")
    Stage.current.loop.settle()

    #expect(model.submitted == ["ab"])
  }

  @Test
  func `suggestions cover the screen and complete the text`() throws {
    _ = try show()
    model.suggestions = ["Apple", "Banana"]
    try tap("Find")
    #expect(!Stage.current.textTree().contains("Searching"))

    try tap("Banana")
    #expect(model.text == "Banana")
    model.suggestions = []
    Stage.current.loop.settle()

    #expect(Stage.current.textTree().contains("Searching"))
  }

  @Test
  func `removed, it leaves the item`() throws {
    let (screen, _) = try show()

    model.isSearchable = false
    Stage.current.loop.settle()

    #expect(screen.navigationItem.searchController == nil)
    #expect(Stage.current.textTree() == "bar:\nResting")
  }
}
