// expect: 'subtitle' is only available in iOS 26.0 or newer
import UIKit

@MainActor
func describe(_ item: UINavigationItem) {
  item.subtitle = "Subtitle"
}
