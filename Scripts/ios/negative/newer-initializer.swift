// expect: 'init(filePath:directoryHint:relativeTo:)' is only available in iOS 16.0 or newer
import Foundation

let url = URL(filePath: "/")
