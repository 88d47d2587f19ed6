import NavigationCore
import UIKit

extension PresentationStyle {
  /// The style as far as it can be stored.
  var saved: NavigationSnapshot.Style? {
    switch kind {
    case .plain(.automatic): .automatic
    case .plain(.pageSheet): .pageSheet
    case .plain(.formSheet): .formSheet
    case .plain(.fullScreen): .fullScreen
    case .plain(.overFullScreen): .overFullScreen
    case .sheet(let sheet):
      .sheet(detents: sheet.detents.map(\.saved), showsGrabber: sheet.showsGrabber)
    case .plain, .popover, .custom: nil
    }
  }

  init(_ saved: NavigationSnapshot.Style) {
    switch saved {
    case .automatic: self = .automatic
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .sheet(let detents, let showsGrabber):
      self = .sheet(detents: detents.map { SheetDetent($0) }, showsGrabber: showsGrabber)
    }
  }
}

extension SheetDetent {
  fileprivate var saved: NavigationSnapshot.Detent {
    switch height {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(Double(fraction))
    case .points(let points): .points(Double(points))
    }
  }

  fileprivate init(_ saved: NavigationSnapshot.Detent) {
    switch saved {
    case .medium: self = .medium
    case .large: self = .large
    case .fraction(let fraction): self = .fraction(CGFloat(fraction))
    case .points(let points): self = .height(CGFloat(points))
    }
  }
}
