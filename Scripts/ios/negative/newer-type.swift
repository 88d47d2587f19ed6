// expect: 'ElementSize' is only available in iOS 16.0 or newer
import UIKit

func size(_ size: UIMenu.ElementSize) {}
