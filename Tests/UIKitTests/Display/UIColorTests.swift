import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIColorTests {
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let light = UITraitCollection(userInterfaceStyle: .light)

  @Test
  func `system colours follow the appearance`() {
    #expect(UIColor.systemRed.displayColor(for: light) == DisplayColor(hex: 0xFF383C))
    #expect(UIColor.systemRed.displayColor(for: dark) == DisplayColor(hex: 0xFF4245))
    #expect(UIColor.label.displayColor(for: dark) == .white)
  }

  @Test
  func `backgrounds are lighter where elevated`() {
    let elevated = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }

    #expect(UIColor.systemBackground.displayColor(for: dark) == .black)
    #expect(
      UIColor.systemBackground.displayColor(for: elevated) == DisplayColor(hex: 0x1C1C1E)
    )
  }

  @Test
  func `equal components make equal colours`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.red)
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
  }

  @Test
  func `a dynamic colour resolves with the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    #expect(color.resolvedColor(with: dark) == .white)
    #expect(
      color.withAlphaComponent(0.25).resolvedColor(with: light).displayColor(for: light)
        == DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.25)
    )
  }

  @Test
  func `components are those of the current traits`() {
    var white: CGFloat = -1

    dark.performAsCurrent { UIColor.systemBackground.getWhite(&white, alpha: nil) }

    #expect(white == 0)
    UIColor.systemBackground.getWhite(&white, alpha: nil)
    #expect(white == 1)
  }

  @Test
  func `hue, saturation and brightness survive the way there and back`() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0

    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)

    #expect(abs(hue - 0.6) < 0.0001)
    #expect(abs(saturation - 0.5) < 0.0001)
    #expect(abs(brightness - 0.8) < 0.0001)
  }

  @Test
  func `the tint colour is that of the view that draws it`() {
    let view = UIView()
    view.tintColor = .red

    #expect(view.displayColor(.tintColor) == DisplayColor(red: 1, green: 0, blue: 0))
  }
}
