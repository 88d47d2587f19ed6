// expect: must be unwrapped to a value of type
import UIKit

@MainActor
func end(_ animation: any UIViewControllerAnimatedTransitioning) {
  animation.animationEnded(true)
}
