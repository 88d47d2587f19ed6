import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct SectionReadingTests {
  @Test
  func `sections give their parts, and loose views a section of their own`() {
    let host = showHosted(
      Cards {
        Text("loose")
        Section("First") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } header: {
          Text("Second")
        } footer: {
          Text("end")
        }
      }
    )
    flush()

    #expect(
      host.heard == [
        "0 1 0", "loose", "1 2 0", "First", "a", "b", "1 1 1", "Second", "c", "end",
      ]
    )
  }

  @Test
  func `a group reads all sections`() {
    var counts: [Int] = []
    showHosted(
      Group(
        sections: Group {
          Section("A") { Text("a") }
          ForEach(0..<2) { index in
            Section("\(index)") {
              Text("x")
              Text("y")
            }
          }
        }
      ) { sections in
        let _ = counts = sections.map(\.content.count)
        EmptyView()
      }
    )
    flush()

    #expect(counts == [1, 2, 2])
  }

  @Test
  func `a section has the container values that are said around it`() {
    var notes: [String] = []
    showHosted(
      Group(
        sections: Group {
          Section("A") { Text("a") }.containerValue(\.sectionNote, "noted")
          Section("B") { Text("b") }
        }
      ) { sections in
        let _ = notes = sections.map(\.containerValues.sectionNote)
        EmptyView()
      }
    )
    flush()

    #expect(notes == ["noted", "none"])
  }
}

private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        let counts = [section.header.count, section.content.count, section.footer.count]
        Text(verbatim: counts.map { "\($0)" }.joined(separator: " "))
        section.header
        section.content
        section.footer
      }
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var sectionNote: String = "none"
}
