@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Views sheet, B.5: what shapes and strokes are by themselves.
struct ShapeDefaultTests {
  @Test
  func `a stroke is a point wide, with butt caps and mitres, and isn't dashed`() {
    let style = StrokeStyle()

    #expect(style.lineWidth == 1)
    #expect(style.lineCap == .butt)
    #expect(style.lineJoin == .miter)
    #expect(style.miterLimit == 10)
    #expect(style.dash.isEmpty)
    #expect(style.dashPhase == 0)
  }

  @Test
  func `round figures have continuous corners`() {
    #expect(RoundedRectangle(cornerRadius: 4).style == .continuous)
    #expect(RoundedRectangle(cornerRadius: 4).cornerSize == CGSize(width: 4, height: 4))
    #expect(Capsule().style == .continuous)
  }
}
