// expect: cannot find 'Stage' in scope
import UIKit

@MainActor
func now() -> Double {
  Stage.current.clock.now
}
