@_spi(Headless) import UIKit

extension Transaction {
  /// Runs changes of real views with this transaction's animation.
  @MainActor
  func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
    guard let animation, !disablesAnimations else {
      changes()
      completion?()
      return
    }
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: animation.duration / animation.speed,
        delay: animation.delay,
        options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
        animations: changes,
        completion: completion.map { completion in { _ in completion() } }
      )
    }
  }
}
