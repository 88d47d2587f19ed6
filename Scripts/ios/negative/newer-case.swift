// expect: 'vision' is only available in iOS 17.0 or newer
import UIKit

let idiom = UIUserInterfaceIdiom.vision
