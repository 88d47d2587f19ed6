// expect: value of type 'UIViewController' has no member 'navigationPath'
import UIKit

@MainActor
func path(of controller: UIViewController) -> Any {
  controller.navigationPath
}
