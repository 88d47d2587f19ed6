import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct FocusedValueTests {
  private let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = showHosted(view)
    stage.loop.settle()
    return host
  }

  @Test
  func `a value counts while the field inside has the keyboard`() throws {
    let host = show(TwoNotes())
    #expect(host.heard.contains("focused: none"))

    try Finger.tap("First")
    #expect(host.heard.contains("focused: one"))

    try Finger.tap("Second")
    #expect(host.heard.contains("focused: two"))

    stage.firstResponder?.resignFirstResponder()
    stage.loop.settle()
    #expect(host.heard.contains("focused: none"))
  }

  @Test
  func `a value that changes while it is focused is read again`() throws {
    let host = show(TypedNote())

    try Finger.tap("Note")
    stage.type("ab")
    stage.loop.settle()

    #expect(host.heard.contains("focused: ab"))
  }

  @Test
  func `the view that is nearest to the field has the word`() throws {
    let host = show(
      VStack {
        NoteLabel()
        VStack {
          TextField("Field", text: .constant("")).focusedValue(\.testNote, "inner")
        }
        .focusedValue(\.testNote, "outer")
      }
    )

    try Finger.tap("Field")

    #expect(host.heard.contains("focused: inner"))
  }

  @Test
  func `a value of the scene counts without a focus, and behind that of the focus`() throws {
    let host = show(
      VStack {
        NoteLabel()
        TextField("Field", text: .constant("")).focusedValue(\.testNote, "field")
        Text("scene").focusedSceneValue(\.testNote, "scene")
      }
    )
    #expect(host.heard.contains("focused: scene"))

    try Finger.tap("Field")

    #expect(host.heard.contains("focused: field"))
  }

  @Test
  func `a value of the scene goes with its view`() throws {
    let host = show(LeavingSceneValue())
    #expect(host.heard.contains("focused: here"))

    try Finger.tap("Remove")

    #expect(host.heard.contains("focused: none"))
  }

  @Test
  func `a focused binding writes to where the value lives`() throws {
    let host = show(BoundNote())

    try Finger.tap("Field")
    try Finger.tap("Write")

    #expect(host.heard.contains("stored: written"))
  }

  @Test
  func `a focused object is watched`() throws {
    let store = PublishedStore()
    let host = show(
      VStack {
        StoreLabel()
        Text("x").focusedSceneObject(store)
      }
    )
    #expect(host.heard.contains("number: 0"))

    store.number = 4
    stage.loop.settle()

    #expect(host.heard.contains("number: 4"))
  }

  @Test
  func `an editor has a focus too`() throws {
    let host = show(
      VStack {
        NoteLabel()
        TextEditor(text: .constant("text")).focusedValue(\.testNote, "editor").frame(height: 100)
      }
    )

    let area = try #require(host.view.accessibilityNodes().first { $0.value == "text" })
    stage.tap(at: CGPoint(x: area.frame.midX, y: area.frame.midY))
    stage.loop.settle()

    #expect(host.heard.contains("focused: editor"))
  }
}

@MainActor
@Suite(.onStage)
struct DefaultFocusTests {
  private let stage = Stage.current

  @Test
  func `the default has the keyboard when the views appear`() {
    showHosted(DefaultForm())
    stage.loop.settle()

    #expect((stage.firstResponder as? UITextField)?.placeholder == "Second")
  }

  @Test
  func `a default that comes later takes nothing from a field`() throws {
    showHosted(LateForm())
    stage.loop.settle()
    try Finger.tap("Typing")
    try Finger.tap("Show")

    #expect((stage.firstResponder as? UITextField)?.placeholder == "Typing")
  }

  @Test
  func `a focusable view keeps what its state says and takes the keyboard away`() throws {
    let host = showHosted(FocusableForm())
    stage.loop.settle()
    try Finger.tap("Field")
    #expect(stage.firstResponder is UITextField)

    try Finger.tap("Focus box")

    #expect(stage.firstResponder == nil)
    #expect(host.heard.contains("box: true"))
    #expect(host.heard.contains("focused: box"))
  }

  @Test
  func `the focus of a search field is bound`() throws {
    let host = showHosted(SearchFocusForm())
    stage.loop.settle()
    #expect(host.heard.contains("searching: false"))

    try Finger.tap("Search now")
    #expect(stage.firstResponder is UITextField)
    #expect(stage.textTree().contains("searching: true"))

    stage.firstResponder?.resignFirstResponder()
    stage.loop.settle()
    #expect(stage.textTree().contains("searching: false"))
  }
}

private struct TestNoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var testNote: String? {
    get { self[TestNoteKey.self] }
    set { self[TestNoteKey.self] = newValue }
  }

  @Entry fileprivate var testBinding: Binding<String>?
}

private struct NoteLabel: View {
  @FocusedValue(\.testNote) private var note

  var body: some View { Text("focused: \(note ?? "none")") }
}

private struct TwoNotes: View {
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    NoteLabel()
    TextField("First", text: $first).focusedValue(\.testNote, "one")
    TextField("Second", text: $second).focusedValue(\.testNote, "two")
  }
}

private struct TypedNote: View {
  @State private var text = ""

  var body: some View {
    NoteLabel()
    TextField("Note", text: $text).focusedValue(\.testNote, text)
  }
}

private struct LeavingSceneValue: View {
  @State private var isShown = true

  var body: some View {
    NoteLabel()
    Button("Remove") { isShown = false }
    if isShown { Text("x").focusedSceneValue(\.testNote, "here") }
  }
}

private struct BoundNote: View {
  @State private var stored = "empty"

  var body: some View {
    Text("stored: \(stored)")
    WriteButton()
    TextField("Field", text: .constant("")).focusedValue(\.testBinding, $stored)
  }
}

private struct WriteButton: View {
  @FocusedBinding(\.testBinding) private var text

  var body: some View {
    Button("Write") { text = "written" }
  }
}

private struct StoreLabel: View {
  @FocusedObject private var store: PublishedStore?

  var body: some View { Text("number: \(store?.number ?? -1)") }
}

private enum FormField: Hashable {
  case first, second
}

private struct DefaultForm: View {
  @FocusState private var focus: FormField?

  var body: some View {
    VStack {
      TextField("First", text: .constant("")).focused($focus, equals: .first)
      TextField("Second", text: .constant("")).focused($focus, equals: .second)
    }
    .defaultFocus($focus, .second)
  }
}

private struct LateForm: View {
  @State private var isShown = false

  var body: some View {
    TextField("Typing", text: .constant(""))
    Button("Show") { isShown = true }
    if isShown { DefaultForm() }
  }
}

private struct FocusableForm: View {
  @FocusState private var isBoxFocused: Bool

  var body: some View {
    NoteLabel()
    Text("box: \(isBoxFocused ? "true" : "false")")
    TextField("Field", text: .constant(""))
    Button("Focus box") { isBoxFocused = true }
    Color.red.frame(width: 50, height: 50)
      .focusable()
      .focused($isBoxFocused)
      .focusedValue(\.testNote, "box")
  }
}

private struct SearchFocusForm: View {
  @State private var text = ""
  @FocusState private var isSearching: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Text("searching: \(isSearching ? "true" : "false")")
        Button("Search now") { isSearching = true }
      }
      .searchable(text: $text)
      .searchFocused($isSearching)
    }
  }
}
