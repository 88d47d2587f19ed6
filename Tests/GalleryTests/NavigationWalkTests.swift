import GalleryWalk
import StageSupport
import Testing

@MainActor
@Suite(.onStage)
struct NavigationWalkTests {
  private func walk() throws -> [String: String] {
    var transcripts: [String: String] = [:]
    try GalleryWalk.run { moment in
      let name = moment.name.drop { $0.isNumber || $0 == "-" }
      transcripts[String(name)] = moment.transcript
    }
    return transcripts
  }

  @Test
  func `a route goes on in the stack that shows it`() throws {
    let transcripts = try walk()

    #expect(transcripts["route-second"]?.contains("Number 2") == true)
    #expect(transcripts["route-sheet"]?.contains("Number 3") == true)
    #expect(transcripts["route-sheet-pushed"]?.contains("Number 4") == true)
    #expect(transcripts["route-dismissed"] == transcripts["route-second"])
    #expect(transcripts["route-root"] == transcripts["root"])
  }

  @Test
  func `a guard asks before the form moves, and lets it go after all`() throws {
    let transcripts = try walk()

    #expect(transcripts["guard-asks"]?.contains("Discard changes?") == true)
    #expect(transcripts["guard-asks"]?.contains("[Keep Editing]") == true)
    #expect(transcripts["guard-stays"]?.contains("Draft") == true)
    #expect(transcripts["guard-left"] == transcripts["root"])
  }
}
