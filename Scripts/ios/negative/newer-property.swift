// expect: 'keyWindow' is only available in iOS 15.0 or newer
import UIKit

@MainActor
func window(of scene: UIWindowScene) -> UIWindow? {
  scene.keyWindow
}
