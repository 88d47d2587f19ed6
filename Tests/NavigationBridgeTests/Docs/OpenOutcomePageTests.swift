import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What nearly every transition has to decide is told on the gaps page, and tested either way.
@MainActor
@Suite(.onStage)
struct OpenOutcomePageTests {
  @Test
  func `the gaps page lists the outcomes of every transition and no others`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent(
      "Sources/NavigationBridge/NavigationBridge.docc/gaps.md"
    )
    let page = try String(contentsOf: file, encoding: .utf8)

    let part = page.components(separatedBy: "## Unsettled in every transition\n").last ?? ""
    let table = part.components(separatedBy: "\n## ").first ?? ""
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .compactMap { $0.dropFirst(2).components(separatedBy: " |").first }

    #expect(rows == OpenOutcomes.all.decisions)
  }

  @Test
  func `tests of the library run on the system that the environment names`() {
    let isOther = ProcessInfo.processInfo.environment["STAGE_OUTCOMES"] == "other"

    #expect(Stage.current.otherOutcomes == (isOther ? .all : []))
  }
}
