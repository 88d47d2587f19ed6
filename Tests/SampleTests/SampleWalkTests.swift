import SampleWalk
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SampleWalkTests {
  @Test(arguments: [
    (SampleRoute.shop, 25), (.mail, 40), (.mailOnPad, 8), (.catalog, 45), (.catalogInTheDark, 5),
    (.catalogInLargeText, 4), (.catalogFromTheRight, 4), (.catalogOnPad, 9),
  ])
  func `a person sees every screen of a sample as it must be`(
    route: SampleRoute,
    count: Int
  ) throws {
    var names: [String] = []
    var findings: [String] = []
    var reports: [String] = []

    try SampleWalk.run(route) { moment in
      names.append(moment.name)
      let audit = DisplayAudit(Stage.current.displayList())
      // How large its controls are is the app's own choice.
      let cuts = audit.findings.map { "\($0)" }.filter { !$0.hasPrefix("smallTarget") }
      findings += cuts.map { "\(moment.name): \($0)" }
      reports = Stage.current.unsupportedFeatures
    }

    #expect(names.count >= count)
    #expect(findings == [])
    #expect(reports == [])
  }
}
