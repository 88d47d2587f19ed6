import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 5, case 90: nothing that a screen says about its bar leads to another update of it.
@MainActor
@Suite(.onStage)
struct UpdateCase90Tests {
  @Test
  func `case 90: ten changes of a screen cost at most twenty evaluations`() {
    let model = ScreenModel(title: "0", trailing: [.title("Save") { _ in }])
    let test = TestStack()
    let screen = test.show(ModelScreen(model: model))
    let before = model.bodyCount

    for round in 1...10 {
      model.title = "\(round)"
      model.trailing = [.title("Save", isEnabled: round.isMultiple(of: 2)) { _ in }]
      test.flush()
    }

    #expect(screen.navigationItem.title == "10")
    #expect(screen.navigationItem.rightBarButtonItems?.first?.isEnabled == true)
    #expect(model.bodyCount - before <= 20)
    #expect(!Stage.current.log.contains { $0.contains("during view update") })
  }

  @Test
  func `case 90: a path that is written in a body's turn loops no further`() throws {
    let test = try NavigatorTest()
    let model = ScreenModel(title: "Screen")
    test.navigator.push(ModelScreen(model: model))
    test.settle()
    let before = model.bodyCount

    for round in 0..<10 {
      model.text = "Round \(round)"
      test.navigator.push(test.route("\(round)"), animated: false)
      test.settle()
      test.navigator.pop(animated: false)
      test.settle()
    }

    #expect(model.bodyCount - before <= 20)
    #expect(!Stage.current.log.contains { $0.contains("during view update") })
  }
}
