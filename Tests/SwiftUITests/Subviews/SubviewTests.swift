import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct SubviewTests {
  @Test
  func `each view becomes one, also of groups, conditions and collections`() {
    let host = showHosted(
      NumberedColumn {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
        if true { Text("d") }
        ForEach(["e", "f"], id: \.self) { Text($0) }
        EmptyView()
      }
    )
    flush()

    #expect(host.heard == ["1", "a", "2", "b", "3", "c", "4", "d", "5", "e", "6", "f"])
  }

  @Test
  func `modifiers of several views count for each`() {
    let host = showHosted(
      NumberedColumn {
        Group {
          Text("a")
          Text("b")
        }
        .padding()
        .accessibilityLabel("spoken")
      }
    )
    flush()

    #expect(host.heard == ["1", "spoken", "2", "spoken"])
  }

  @Test
  func `a group takes the collection and lays it out as it likes`() {
    let host = showHosted(
      Pair {
        Text("first")
        Text("second")
        Text("third")
      }
    )
    flush()

    #expect(host.heard == ["first", "2 more", "third"])
  }

  @Test
  func `views that come and go are counted again`() throws {
    let host = showHosted(GrowingScreen())
    flush()
    try Finger.tap("Add")
    try Finger.tap("Add")

    #expect(host.heard == ["Add", "1", "row 0", "2", "row 1", "3", "end"])
  }

  @Test
  func `a view keeps its state while others come before it`() throws {
    let host = showHosted(GrowingScreen(hasCounter: true))
    flush()
    try Finger.tap("count 0")
    try Finger.tap("Add")

    #expect(host.heard == ["Add", "1", "row 0", "2", "count 1"])
  }

  @Test
  func `container values are read per view, the innermost word first`() {
    let host = showHosted(
      LabelledColumn {
        Text("a")
        Text("b").containerValue(\.note, "own").containerValue(\.note, "outer").padding()
        Group {
          Text("c")
          Text("d").containerValue(\.note, "inner")
        }
        .containerValue(\.note, "group")
      }
    )
    flush()

    #expect(
      host.heard == ["none", "a", "own", "b", "group", "c", "inner", "d"]
    )
  }

  @Test
  func `a container value that changes is read again`() throws {
    let host = showHosted(ChangingNote())
    flush()
    try Finger.tap("Change")

    #expect(host.heard == ["Change", "note 1", "a"])
  }

  @Test
  func `tags are container values`() {
    var tags: [Int?] = []
    showHosted(
      Group(
        subviews: Group {
          Text("a").tag(7)
          ForEach([8, 9], id: \.self) { Text("\($0)") }
          Text("b")
        }
      ) { subviews in
        let _ = tags = subviews.map { $0.containerValues.tag(for: Int.self) }
        subviews
      }
    )
    flush()

    #expect(tags == [7, 8, 9, nil])
  }

  @Test
  func `the environment is that of where a view is shown, unless its source says more`() {
    var read: [String] = []
    showHosted(
      Group(
        subviews: Group {
          NoteReader { read.append("a \($0)") }
          NoteReader { read.append("b \($0)") }.environment(\.subviewNote, "source")
        }
      ) { subviews in
        ForEach(subviews) { $0.environment(\.subviewNote, "place") }
      }
    )
    flush()

    #expect(Set(read) == ["a place", "b source"])
  }

  @Test
  func `only what is shown appears`() {
    let trace = Trace()
    showHosted(
      Group(
        subviews: Group {
          Text("a").onAppear { trace("a") }
          Text("b").onAppear { trace("b") }
        }
      ) { $0.first }
    )
    flush()

    #expect(trace.events == ["a"])
  }

  @Test
  func `subviews can be tapped inside a scroll view`() throws {
    var taps: [String] = []
    showHosted(
      Group(subviews: Group { Button("one") { taps.append("one") } }) { subviews in
        ScrollView {
          LazyVStack {
            Color.clear.frame(height: 100)
            ForEach(subviews) { $0.padding() }
          }
        }
      }
    )
    flush()

    try Finger.tap("one")

    #expect(taps == ["one"])
  }
}

private struct NumberedColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          Text(verbatim: "\(index + 1)")
          subview
        }
      }
    }
  }
}

private struct Pair<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first }
        Text(verbatim: "\(subviews.count - 1) more")
        subviews[2...]
      }
    }
  }
}

private struct LabelledColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        Text(subview.containerValues.note)
        subview
      }
    }
  }
}

private struct GrowingScreen: View {
  var hasCounter = false
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    NumberedColumn {
      ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
      if hasCounter { Counter() } else { Text("end") }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

private struct ChangingNote: View {
  @State private var number = 0

  var body: some View {
    Button("Change") { number += 1 }
    LabelledColumn {
      Text("a").containerValue(\.note, "note \(number)")
    }
  }
}

private struct NoteReader: View {
  let read: (String) -> Void
  @Environment(\.subviewNote) private var note

  init(read: @escaping (String) -> Void) {
    self.read = read
  }

  var body: some View {
    let _ = read(note)
    Text("reader")
  }
}

extension ContainerValues {
  @Entry fileprivate var note: String = "none"
}

extension EnvironmentValues {
  @Entry fileprivate var subviewNote: String = "none"
}
