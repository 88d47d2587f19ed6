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
}
