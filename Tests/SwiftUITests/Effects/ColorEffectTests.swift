import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ColorEffectTests {
  let model = Watched()
  let stage = Stage.current

  private func color(_ host: UIViewController) -> DisplayColor? {
    guard case .fill(_, .color(let color)) = host.view.displayItems().first else { return nil }
    return color
  }

  private func isNear(_ color: DisplayColor?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat)
    -> Bool
  {
    guard let color else { return false }
    return abs(color.red - red) < 0.01 && abs(color.green - green) < 0.01
      && abs(color.blue - blue) < 0.01
  }

  private let base = Color(red: 0.8, green: 0.4, blue: 0.2)

  @Test
  func `colours get brighter, stronger and inverted`() {
    func shown(_ view: some View) -> DisplayColor? {
      color(showHosted(view.frame(width: 10, height: 10)))
    }

    #expect(isNear(shown(base.brightness(0.3)), 1, 0.7, 0.5))
    #expect(isNear(shown(base.contrast(0)), 0.5, 0.5, 0.5))
    #expect(isNear(shown(base.colorInvert()), 0.2, 0.6, 0.8))
    #expect(isNear(shown(base.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), 0.4, 0.4, 0))
    let gray = 0.213 * 0.8 + 0.715 * 0.4 + 0.072 * 0.2
    #expect(isNear(shown(base.grayscale(1)), gray, gray, gray))
    #expect(isNear(shown(base.hueRotation(.degrees(360))), 0.8, 0.4, 0.2))
  }

  private struct Screen: View {
    let model: Watched
    var body: some View {
      Color(red: 0, green: 0, blue: 0).brightness(model.flag ? 0 : 1).frame(width: 10, height: 10)
    }
  }

  @Test
  func `an effect changes along an animation`() {
    let host = showHosted(Screen(model: model))

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.25)

    #expect(isNear(color(host), 0.25, 0.25, 0.25))
  }
}
