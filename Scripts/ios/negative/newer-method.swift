// expect: 'appending(path:directoryHint:)' is only available in iOS 16.0 or newer
import Foundation

func page(of url: URL) -> URL {
  url.appending(path: "page")
}
