// expect: 'init(title:subtitle:image:identifier:options:children:)' is only available in iOS 15.0 or newer
import UIKit

@MainActor
func menu() -> UIMenu {
  UIMenu(title: "Menu", subtitle: "Subtitle")
}
