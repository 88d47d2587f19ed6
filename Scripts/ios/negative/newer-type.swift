// expect: 'AttributedString' is only available in iOS 15.0 or newer
import Foundation

let text = AttributedString("text")
