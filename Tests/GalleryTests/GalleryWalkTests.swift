import GalleryWalk
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GalleryWalkTests {
  private func walk() throws -> [String: String] {
    var transcripts: [String: String] = [:]
    try GalleryWalk.run { moment in
      let name = moment.name.drop { $0.isNumber || $0 == "-" }
      transcripts[String(name)] = moment.transcript
    }
    return transcripts
  }

  @Test
  func `the walk shows at least eight moments`() throws {
    var names: [String] = []
    try GalleryWalk.run { names.append($0.name) }

    #expect(names.count >= 8)
    #expect(Set(names).count == names.count)
    #expect(names.first == "01-root")
  }

  @Test
  func `Save is dimmed and becomes enabled by the toggle`() throws {
    let transcripts = try walk()

    #expect(transcripts["pushed"]?.contains("[Save, dimmed]") == true)
    #expect(transcripts["toggled"]?.contains("[Save]") == true)
  }

  @Test
  func `the bar is complete in the middle of the push`() throws {
    let middle = try walk()["mid-push"]

    for item in ["[Save, dimmed]", "[Share]", "[More, menu]"] {
      #expect(middle?.contains(item) == true)
    }
  }

  @Test
  func `the menu and the sheet open over the form`() throws {
    let transcripts = try walk()

    #expect(transcripts["menu"]?.contains("[Rename]") == true)
    #expect(transcripts["menu"]?.contains("[Delete, destructive]") == true)
    #expect(transcripts["share-sheet"] != transcripts["saved"])
    #expect(transcripts["share-closed"] == transcripts["saved"])
  }

  @Test
  func `a cancelled swipe leaves the form, a finished one the list`() throws {
    let transcripts = try walk()

    #expect(transcripts["swipe-cancelled"] == transcripts["share-closed"])
    #expect(transcripts["back"] == transcripts["root"])
  }

  @Test
  func `walks on two stages show the same`() throws {
    let first = try Stage().perform { try walk() }
    let second = try Stage().perform { try walk() }

    #expect(first == second)
  }

  @Test
  func `the walk leaves nothing unsettled or unsupported`() throws {
    _ = try walk()

    #expect(Stage.current.unsettledDecisions == [])
    #expect(Stage.current.unsupportedFeatures == [])
  }
}
