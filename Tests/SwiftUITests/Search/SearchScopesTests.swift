import Combine
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SearchScopesTests {
  enum Scope: String, CaseIterable {
    case all, unread
  }

  struct Person: Identifiable {
    let id: Int
    let name: String
  }

  @MainActor
  final class Model: ObservableObject {
    @Published var text = ""
    @Published var scope = Scope.all
    @Published var people: [Person] = []
  }

  struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("\(model.scope.rawValue) \(model.people.map(\.name).joined(separator: " "))")
        .searchable(text: $model.text, tokens: $model.people) { Text($0.name) }
        .searchScopes($model.scope, activation: .onSearchPresentation) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
        }
    }
  }

  private let model = Model()

  private func show() throws -> UISearchController {
    let screen = UIHostingController(rootView: Screen(model: model))
    Stage.current.show(UINavigationController(rootViewController: screen))
    Stage.current.loop.settle()
    return try #require(screen.navigationItem.searchController)
  }

  @Test
  func `scopes are the buttons, the chosen one by its tag`() throws {
    model.scope = .unread
    let controller = try show()

    #expect(controller.searchBar.scopeButtonTitles == ["All", "Unread"])
    #expect(controller.searchBar.selectedScopeButtonIndex == 1)
    #expect(controller.scopeBarActivation == .onSearchActivation)
  }

  @Test
  func `a tap on a scope writes the binding, and the binding moves the scope`() throws {
    let controller = try show()
    controller.isActive = true
    Stage.current.loop.settle()
    let nodes = Stage.current.layers.flatMap { $0 }.flatMap(\.flattened)
    let unread = try #require(nodes.last { $0.label == "Unread" })

    Stage.current.tap(at: CGPoint(x: unread.frame.midX, y: unread.frame.midY))
    Stage.current.loop.settle()
    #expect(model.scope == .unread)
    model.scope = .all
    Stage.current.loop.settle()

    #expect(controller.searchBar.selectedScopeButtonIndex == 0)
  }

  @Test
  func `tokens follow the binding and keep their objects`() throws {
    model.people = [Person(id: 1, name: "Ada")]
    let controller = try show()
    let field = controller.searchBar.searchTextField
    let first = try #require(field.tokens.first)

    model.people.append(Person(id: 2, name: "Bob"))
    Stage.current.loop.settle()

    #expect(field.tokens.count == 2)
    #expect(field.tokens.first === first)
  }

  @Test
  func `a token that the user deletes leaves the binding`() throws {
    model.people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]
    let controller = try show()
    controller.isActive = true
    Stage.current.loop.settle()

    controller.searchBar.searchTextField.removeToken(at: 0)
    Stage.current.loop.settle()

    #expect(model.people.map(\.name) == ["Bob"])
  }
}
