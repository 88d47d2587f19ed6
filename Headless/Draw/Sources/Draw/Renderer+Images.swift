internal import Foundation
@_spi(Headless) internal import UIKit

extension Renderer {
  /// Turns what apps draw into images into files, wherever they ask for one.
  public static func encodesDrawnImages() {
    ImageEncoding.png = { list, scale in
      try? Renderer().picture(of: list, scale: scale).png()
    }
  }
}
