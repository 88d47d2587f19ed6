import GalleryWalk
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What the four programs have to cure, as the walk shows it.
@MainActor
@Suite(.onStage)
struct ProgramWalkTests {
  private func walk(_ story: WalkedStory) throws -> [String: String] {
    var transcripts: [String: String] = [:]
    try GalleryWalk.run([story]) { moment in
      let name = moment.name.drop { $0.isNumber || $0 == "-" }
      transcripts[String(name)] = moment.transcript
    }
    return transcripts
  }

  private func expect(_ texts: String..., in moment: String, of walk: [String: String]) {
    for text in texts {
      let transcript = walk[moment] ?? ""
      #expect(transcript.contains(text), "\(moment) lacks \(text):\n\(transcript)")
    }
  }

  @Test
  func `a flow ends with its value, pushed or presented`() throws {
    let walk = try walk(.checkout)

    expect("Payment", "42 euros, to Home", "[Pay]", in: "flow-payment", of: walk)
    expect("Cart", "42 euros, to Home", in: "flow-finished", of: walk)
    expect("42 euros, to Office", in: "flow-sheet", of: walk)
    expect("Left without an order", in: "flow-left", of: walk)
  }

  @Test
  func `a bar shows items of every kind, which follow state`() throws {
    let walk = try walk(.barBridge)

    expect("[Reload]", "[Heat]", "[Save, dimmed]", "[Share recipe]", in: "bar-items", of: walk)
    expect("[Save]", in: "bar-enabled", of: walk)
    expect("[Rename]", "[Delete, destructive]", in: "bar-menu", of: walk)
    expect("Plum pie", in: "bar-renamed", of: walk)
    expect("By Ada", in: "bar-title-view", of: walk)
  }

  @Test
  func `a coordinator's screens have environment, bar and search, and know no other`() throws {
    let walk = try walk(.coordinator)

    // The next screen isn't made before it is shown.
    expect("Green, style Plain", "Made: green", in: "green", of: walk)
    #expect(walk["green"]?.contains("Made: green, red") == false)
    #expect(walk["green"]?.contains("navigation bar") == false)
    expect("Red, style Plain", "Made: green, red", "Shades", in: "red", of: walk)
    expect("Red, style Bold", in: "red-bold", of: walk)
    expect("Looking for crimson", in: "red-search", of: walk)
    expect("Green, style Bold", in: "green-again", of: walk)
  }

  @Test
  func `the bar of a second screen with a large title isn't transparent`() throws {
    var appearances: [UINavigationBarAppearance?] = []
    try GalleryWalk.run([.coordinator]) { moment in
      guard moment.name.hasSuffix("-red") else { return }
      let root = Stage.current.window?.rootViewController
      let stack = root?.presentedViewController as? UINavigationController
      let item = stack?.topViewController?.navigationItem
      appearances = [item?.standardAppearance, item?.scrollEdgeAppearance]
      #expect(stack?.navigationBar.prefersLargeTitles == true)
      #expect(item?.largeTitleDisplayMode == .always)
    }

    #expect(appearances.map { $0?.backgroundColor } == [.systemRed, .systemRed])
  }

  @Test
  func `a router's screens act on the stack that they are in`() throws {
    let walk = try walk(.routes)

    expect("Third", "Number 4", "To number 3", in: "route-cover", of: walk)
    expect("Second", "Number 3", in: "route-sheet", of: walk)
    expect("Third", "Number 4", in: "route-sheet-pushed", of: walk)
    expect("Second", "Number 2", in: "route-dismissed", of: walk)
  }

  @Test
  func `a root that observes what its settings change shows them once`() throws {
    let walk = try walk(.windowNavigation)

    expect("All messages", in: "tabs", of: walk)
    expect("19 changes", in: "settings", of: walk)
    expect("Inbox", "Unread", "[Settings]", in: "inbox-unread", of: walk)
    expect("Terms", "A screen without SwiftUI", in: "terms", of: walk)
    expect("To Ada", in: "contact", of: walk)
    expect("Recipients", in: "compose", of: walk)
    #expect(walk["end"] == walk["root"])
  }
}
