// expect: 'AttributedString' is only available in iOS 15 or newer
import Foundation

let text = AttributedString("text")
