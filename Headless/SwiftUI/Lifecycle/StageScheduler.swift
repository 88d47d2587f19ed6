@_spi(Headless) internal import Combine
internal import Foundation
@_spi(Headless) internal import UIKit

/// Runs what Combine schedules on the main queue in the stage's loop and on its clock.
///
/// Combine finds it by its name.
struct StageScheduler: MainSchedulerDefaultHost {
  // Work from another thread knows no stage: it goes to the one that was used last.
  @MainActor private static weak var last: Stage?

  @MainActor
  private static var stage: Stage {
    guard let current = StageLocal.current else { return last ?? Stage.current }
    last = current
    return current
  }

  func now() -> TimeInterval {
    Self.stage.clock.now
  }

  func schedule(
    after delay: TimeInterval,
    _ action: @escaping @Sendable () -> Void
  ) -> any Cancellable {
    let stage = Self.stage
    guard delay > 0 else {
      stage.loop.enqueue { stage.perform(action) }
      return AnyCancellable {}
    }
    let token = stage.clock.schedule(after: delay) { stage.perform(action) }
    return AnyCancellable {
      if MainScheduler.isOnMain {
        MainActor.assumeIsolated { token.cancel() }
      } else {
        Task { @MainActor in token.cancel() }
      }
    }
  }
}
