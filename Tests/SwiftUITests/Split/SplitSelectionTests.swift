import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.3
@MainActor
@Suite(.onStage)
struct SplitSelectionTests {
  @Observable
  final class Choice {
    var folder: Int?
    var letter: Int?
    var column = NavigationSplitViewColumn.sidebar
    var columns = NavigationSplitViewVisibility.automatic
    var other = 0
  }

  struct Two: View {
    @Bindable var choice: Choice
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $choice.folder) { Text("row \($0)") }
      } detail: {
        Text("detail \(choice.folder ?? 0)")
      }
    }
  }

  struct Linked: View {
    @Bindable var choice: Choice
    var body: some View {
      NavigationSplitView {
        List(selection: $choice.folder) {
          NavigationLink("link 1", value: 1)
          NavigationLink("link 2", value: 2)
          NavigationLink("wrong", value: "text")
        }
      } detail: {
        Text("detail \(choice.folder ?? 0)")
      }
    }
  }

  struct Three: View {
    @Bindable var choice: Choice
    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $choice.folder) { Text("folder \($0)") }
      } content: {
        List([1, 2], id: \.self, selection: $choice.letter) { Text("letter \($0)") }
      } detail: {
        Text("detail \(choice.folder ?? 0) \(choice.letter ?? 0)")
      }
    }
  }

  struct Preferring: View {
    @Bindable var choice: Choice
    var body: some View {
      let _ = choice.other
      NavigationSplitView(
        columnVisibility: $choice.columns,
        preferredCompactColumn: $choice.column
      ) {
        List([1, 2], id: \.self, selection: $choice.folder) { Text("row \($0)") }
      } detail: {
        Text("detail \(choice.folder ?? 0), \(choice.other)")
      }
    }
  }

  private let choice = Choice()

  private func show(_ view: some View) {
    _ = showHosted(view)
    Stage.current.loop.settle()
  }

  private func shows(_ text: String) -> Bool {
    Finger.nodes.contains { $0.label == text }
  }

  @Test
  func `in a narrow window a chosen row leads to the detail, Back takes it back`() throws {
    show(Two(choice: choice))
    #expect(shows("row 2"))
    #expect(!shows("detail 0"))

    try Finger.tap("row 2")
    #expect(shows("detail 2"))
    try Finger.tap("Back")

    #expect(shows("row 2"))
    #expect(choice.folder == nil)
    try Finger.tap("row 2")
    #expect(shows("detail 2"))
  }

  @Test
  func `a selection made by code leads on and back as well`() {
    show(Two(choice: choice))

    choice.folder = 1
    Stage.current.loop.settle()
    #expect(shows("detail 1"))
    choice.folder = nil
    Stage.current.loop.settle()

    #expect(shows("row 1"))
  }

  @Test
  func `what is selected from the start is shown`() {
    choice.folder = 2

    show(Two(choice: choice))

    #expect(shows("detail 2"))
    #expect(choice.folder == 2)
  }

  @Test
  func `a link with a value selects in its list, one of another type doesn't`() throws {
    show(Linked(choice: choice))

    try Finger.tap("link 2")
    #expect(choice.folder == 2)
    #expect(shows("detail 2"))
    try Finger.tap("Back")
    try Finger.tap("wrong")

    #expect(choice.folder == nil)
    #expect(shows("link 2"))
  }

  @Test
  func `three columns lead from one to the next`() throws {
    show(Three(choice: choice))

    try Finger.tap("folder 1")
    #expect(shows("letter 2"))
    try Finger.tap("letter 2")
    #expect(shows("detail 1 2"))
    try Finger.tap("Back")
    #expect(choice.letter == nil)
    #expect(choice.folder == 1)
    try Finger.tap("Back")

    #expect(choice.folder == nil)
    #expect(shows("folder 1"))
  }

  @Test
  func `the preferred column follows the user, and only its change moves columns`() throws {
    choice.column = .detail
    show(Preferring(choice: choice))
    #expect(shows("detail 0, 0"))

    try Finger.tap("Back")
    #expect(choice.column == .sidebar)
    choice.other = 1
    Stage.current.loop.settle()
    #expect(shows("row 1"))
    try Finger.tap("row 1")
    #expect(choice.column == .detail)
    choice.column = .sidebar
    Stage.current.loop.settle()

    #expect(shows("row 1"))
    #expect(choice.folder == nil)
  }

  @Test
  func `the columns shown follow the user, and only their change moves columns`() throws {
    let stage = Stage(device: .pad)
    try stage.perform {
      choice.columns = .all
      show(Preferring(choice: choice))
      #expect(shows("row 1"))

      try Finger.tap("Hide Sidebar")
      #expect(choice.columns == .detailOnly)
      #expect(!shows("row 1"))
      choice.other = 1
      Stage.current.loop.settle()
      #expect(!shows("row 1"))
      choice.columns = .all
      Stage.current.loop.settle()
      #expect(shows("row 1"))
      try Finger.tap("row 1")

      #expect(shows("detail 1, 1"))
      #expect(shows("row 1"))
      #expect(choice.column == .sidebar)
    }
  }

  @Test
  func `widths and styles reach the columns`() throws {
    try Stage(device: .pad).perform {
      let host = showHosted(
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Text("side").navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 300)
        } detail: {
          Text("main")
        }
        .navigationSplitViewStyle(.prominentDetail)
      )
      Stage.current.loop.settle()

      let split = try #require(host.children.first as? UISplitViewController)
      #expect(split.preferredSplitBehavior == .overlay)
      #expect(split.viewController(for: .primary)?.view.superview?.superview?.frame.width == 242)
    }
  }
}
