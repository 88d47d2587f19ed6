import BridgeSupport
import CoreSupport
import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct HeadlessStackModelTests {
  /// The seed of the run: `NAVIGATION_SEED` sets another one.
  private var seed: UInt64 {
    ProcessInfo.processInfo.environment["NAVIGATION_SEED"].flatMap { UInt64($0) } ?? 20_261_130
  }

  @Test
  func `3,000 random steps on a navigation controller agree with the model`() {
    print("The model test on headless UIKit runs from seed \(seed).")
    let run = StackModelRun(seed: seed, scripts: 60, steps: 50) { body in
      Stage().perform { body(HeadlessWorld()) }
    }

    let failure = run.firstFailure()

    #expect(failure == nil, "\(failure ?? "")")
  }

  /// Scripts that once disagreed with the model, cut down.
  nonisolated static let scripts: [[StackStep]] = [
    // Off screen a plain controller that goes tells nobody.
    [.hide, .setPath(keeping: 5, adding: 1, isAnimated: true), .foreignOrder(1), .foreignPop],
    // More commands than a settle of ten seconds has time for.
    Array(repeating: .push(isAnimated: true), count: 40) + [.foreignPop, .settle],
    // A pop of the person's inside the transition of a new order.
    [
      .push(isAnimated: false), .foreignOrder(5),
      .setPath(keeping: 4, adding: 0, isAnimated: true), .endMotion, .tapBack,
    ],
  ]

  @Test(arguments: scripts)
  func `a script that once failed agrees with the model`(script: [StackStep]) {
    let run = StackModelRun(seed: 0, scripts: 0, steps: 0) { body in
      Stage().perform { body(HeadlessWorld()) }
    }

    let failure = run.failure(of: script)

    #expect(failure == nil)
  }
}
