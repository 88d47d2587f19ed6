import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.3
@MainActor
@Suite(.onStage)
struct OutlineTests {
  struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  struct Person: Identifiable {
    let id: Int
    var name: String
  }

  struct People: View {
    @State var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben")]
    let actions: EditActions<[Person]>

    var body: some View {
      List($people, editActions: actions) { $person in
        Text(person.name)
      }
    }
  }

  struct Sections: View {
    @State private var isExpanded = false

    var body: some View {
      List {
        Section("Old", isExpanded: $isExpanded) { Text("row") }
        Button("Toggle") { isExpanded.toggle() }
      }
    }
  }

  private let tree = [
    Item(id: "a", children: [Item(id: "b", children: [Item(id: "c")])]), Item(id: "d"),
  ]

  @Test
  func `a list of a tree discloses level by level`() throws {
    showHosted(List(tree, children: \.children) { Text($0.id) })
    Stage.current.loop.settle()
    #expect(Finger.nodes.compactMap(\.label).contains("d"))
    #expect(!Finger.nodes.compactMap(\.label).contains("b"))

    try Finger.tap("a")
    try Finger.tap("b")

    #expect(Finger.nodes.compactMap(\.label).contains("c"))
  }

  @Test(arguments: [true, false])
  func `what may be deleted is deleted by a swipe`(isAllowed: Bool) throws {
    showHosted(People(actions: isAllowed ? .delete : []))
    Stage.current.loop.settle()
    let row = try #require(Finger.nodes.first { $0.label == "Ann" }).frame

    Stage.current.drag(
      from: CGPoint(x: 330, y: row.midY),
      to: CGPoint(x: 230, y: row.midY),
      duration: 0.6
    )
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("Delete") == isAllowed)
    guard isAllowed else { return }
    try Finger.tap("Delete")

    #expect(!Finger.screen.contains("Ann"))
    #expect(Finger.screen.contains("Ben"))
  }

  @Test
  func `an editable list shows its rows`() {
    showHosted(People(actions: .all))
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("Ann"))
    #expect(Finger.screen.contains("Ben"))
  }

  @Test
  func `a section that isn't expanded has no rows`() throws {
    showHosted(Sections())
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("Old"))
    #expect(!Finger.screen.contains("row"))

    try Finger.tap("Toggle")

    #expect(Finger.screen.contains("row"))
  }
}
