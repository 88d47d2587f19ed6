import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A guard in a stack of the app's own class puts an item in the place of the back button's.
@MainActor
@Suite(.onStage)
struct GuardedBackLookTests {
  private func shownBack(
    guarded: Bool,
    _ prepare: (UINavigationItem) -> Void
  ) throws -> (texts: [String], spoken: String?) {
    let test = TestStack()
    prepare(test.root.navigationItem)
    let model = GuardModel(isDirty: guarded)
    test.show(GuardedForm(model: model))
    let bar = test.stack.navigationBar
    let node = try #require(
      bar.accessibilityNodes().flatMap(\.flattened).first { $0.identifier == "BackButton" }
    )
    let window = try #require(test.stack.view.window)
    return (Stage.textTree(of: [window]).components(separatedBy: "\n"), node.label)
  }

  @Test(arguments: [true, false], [0, 1, 2])
  func `a guarded back button looks as one without guard`(isGlass: Bool, mode: Int) throws {
    Stage.current.look = isGlass ? .glass : .classic
    let prepare = { (item: UINavigationItem) in
      item.title = "Inbox"
      item.backButtonDisplayMode = .init(rawValue: mode) ?? .default
    }
    let features = isGlass ? PlatformFeatures() : .iOS(18)

    try PlatformFeatures.$current.withValue(features) {
      let plain = try shownBack(guarded: false, prepare)
      let guarded = try shownBack(guarded: true, prepare)
      #expect(guarded.spoken == plain.spoken)
      #expect(guarded.texts == plain.texts)
    }
  }
}
