import Testing

@_spi(Headless) import UIKit

struct GlassLookTests {
  private let rect = CGRect(x: 16, y: 59, width: 44, height: 44)

  @Test(arguments: [GlassLook.Style.bar, .barOverContent, .tab, .tabOverContent, .menu, .alert])
  func `a platter is its shadow first, then its fill, with the rim above`(style: GlassLook.Style) {
    for isDark in [false, true] {
      let layers = GlassLook.platter(rect, radius: 22, style: style, isDark: isDark)

      guard case .shadow(let shape, let shadow) = layers.behind.first else {
        Issue.record("no shadow")
        continue
      }
      #expect(shape == .rounded(rect, radius: 22))
      #expect(shadow.color.alpha > 0)
      #expect(layers.behind.count >= 2)
      #expect(layers.above.count == 2)
    }
  }

  @Test
  func `a prominent platter is filled with its tint`() {
    let tint = SystemColor.blue.display(isDark: false)

    let layers = GlassLook.platter(rect, isProminent: tint)

    #expect(layers.behind.contains(.fill(.capsule(rect), .color(tint))))
  }

  @Test
  func `a radius never exceeds half of the smaller side`() {
    #expect(DisplayShape.capsule(rect) == .roundedRect(rect, radii: [22, 22, 22, 22]))
    #expect(
      DisplayShape.rounded(CGRect(x: 0, y: 0, width: 0, height: 4), radius: 9)
        == .roundedRect(CGRect(x: 0, y: 0, width: 0, height: 4), radii: [0, 0, 0, 0])
    )
  }

  @Test
  func `the edge effect ends eight points below the bar`() {
    let item = GlassLook.topEdgeEffect(barBottom: 113, width: 393, page: .white)

    guard case .fill(.rect(let rect), .linearGradient(let stops, _, _)) = item else {
      Issue.record("not a gradient")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 393, height: 121))
    #expect(stops.map(\.color.alpha) == [0.82, 0.82, 0.10, 0])
  }
}
