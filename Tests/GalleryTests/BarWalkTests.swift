import GalleryWalk
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct BarWalkTests {
  private func walk(_ story: WalkedStory) throws -> [String: String] {
    var transcripts: [String: String] = [:]
    try GalleryWalk.run([story]) { moment in
      let name = moment.name.drop { $0.isNumber || $0 == "-" }
      transcripts[String(name)] = moment.transcript
    }
    return transcripts
  }

  private func lines(_ transcript: String?) -> [Substring] {
    transcript?.split(separator: "\n") ?? []
  }

  @Test
  func `the title area follows its state`() throws {
    let transcripts = try walk(.titleArea)

    #expect(transcripts["title"]?.contains("6 letters") == true)
    #expect(transcripts["title-menu"]?.contains("[Duplicate]") == true)
    #expect(transcripts["title-menu"]?.contains("[Rename]") == true)
    #expect(transcripts["title-large"]?.contains("Report copy 2") == true)
    #expect(transcripts["title-large"]?.contains("All changes saved") == true)
    #expect(transcripts["title-view"]?.contains("Anna is online") == true)
  }

  @Test
  func `items follow their state, and a group shows its items`() throws {
    let transcripts = try walk(.items)

    #expect(transcripts["items"]?.contains("[Reset, dimmed]") == true)
    #expect(transcripts["items-changed"]?.contains("[Reset]") == true)
    #expect(transcripts["groups"]?.contains("[Italic]") == true)
    #expect(lines(transcripts["groups"]).contains("Italic"))
  }

  @Test
  func `a menu shows the state of its opening and acts on it`() throws {
    let transcripts = try walk(.menus)

    #expect(transcripts["menus"]?.contains("[Remove all, destructive]") == true)
    #expect(transcripts["menus-submenu"]?.contains("[Archive]") == true)
    #expect(transcripts["menus-chosen"]?.contains("By date") == true)
    #expect(transcripts["menus-chosen"]?.contains("Archive") == false)
  }

  @Test
  func `a screen says its own back button, and the swipe stays`() throws {
    let transcripts = try walk(.backButton)

    #expect(transcripts["back-title"]?.contains("[Stories") == true)
    #expect(transcripts["back-action"]?.contains("Taps: 1") == true)
    #expect(transcripts["back-hidden"]?.contains("[Stories") == false)
    #expect(transcripts["back-swiped"] == transcripts["root"])
  }

  @Test
  func `bars of one screen leave its neighbours alone`() throws {
    let transcripts = try walk(.screenBar)

    #expect(transcripts["screen-bar"]?.contains("[Flag]") == true)
    #expect(lines(transcripts["screen-bar"]).contains("Flagged"))
    #expect(transcripts["screen-bar-left"] == transcripts["root"])
  }

  nonisolated private static let looks: [(String, UIUserInterfaceStyle, Bool, Bool)] = [
    ("light", .light, false, false), ("dark", .dark, false, false),
    ("right to left", .light, true, false), ("largest text", .light, false, true),
  ]

  @Test(arguments: looks)
  func `nothing of a rich bar is cut, overlaps or is too small`(
    name: String,
    style: UIUserInterfaceStyle,
    isRightToLeft: Bool,
    isLargest: Bool
  ) throws {
    let traits = Stage.current.traits.modifyingTraits { traits in
      traits.userInterfaceStyle = style
      if isRightToLeft { traits.layoutDirection = .rightToLeft }
      if isLargest {
        traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
    try Stage(traits: traits).perform {
      try GalleryWalk.run([.richBar]) { moment in
        let findings = DisplayAudit(Stage.current.displayList()).findings
        #expect(findings == [], "\(name), \(moment.name)")
      }
    }
  }
}
