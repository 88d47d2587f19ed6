// expect: 'performWithSender(_:target:)' is only available in iOS 16.0 or newer
import UIKit

@MainActor
func choose(_ action: UIAction) {
  action.performWithSender(nil, target: nil)
}
