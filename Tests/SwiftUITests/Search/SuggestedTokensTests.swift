import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) @testable import UIKit

// B.4
@MainActor
@Suite(.onStage)
struct SuggestedTokensTests {
  private struct Token: Identifiable, Hashable {
    let id: String
  }

  private struct Screen: View {
    @State private var text = ""
    @State private var tokens: [Token] = []
    @State private var suggested = [Token(id: "unread"), Token(id: "flagged")]
    @State private var isPresented = true

    var body: some View {
      Text("tokens \(tokens.map(\.id).joined(separator: ","))")
        .searchable(
          text: $text,
          tokens: $tokens,
          suggestedTokens: $suggested,
          isPresented: $isPresented
        ) { token in
          Text(token.id)
        }
    }
  }

  @Test
  func `a suggested token is added by a tap, and is no longer suggested`() throws {
    let screen = UIHostingController(rootView: Screen())
    Stage.current.show(UINavigationController(rootViewController: screen))
    Stage.current.loop.settle()
    #expect(Finger.nodes.contains { $0.label == "unread" })

    try Finger.tap("flagged")

    let field = screen.navigationItem.searchController?.searchBar.searchTextField
    #expect(field?.tokens.map(\.text) == ["flagged"])
    #expect(!Finger.nodes.contains { $0.label == "flagged" && $0.role == .button })
  }

  @Test
  func `suggestions may be said with the search itself`() throws {
    let screen = UIHostingController(
      rootView: Text("screen").searchable(text: .constant("")) {
        Text("pear").searchCompletion("pear")
      }
    )
    Stage.current.show(UINavigationController(rootViewController: screen))
    Stage.current.loop.settle()

    screen.navigationItem.searchController?.isActive = true
    Stage.current.loop.settle()

    #expect(Finger.nodes.contains { $0.label == "pear" })
  }
}
