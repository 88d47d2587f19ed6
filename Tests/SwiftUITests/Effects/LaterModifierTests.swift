import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct LaterModifierTests {
  let stage = Stage.current

  private func color(_ view: some View) -> DisplayColor? {
    func find(_ items: [DisplayItem]) -> DisplayColor? {
      for item in items {
        switch item {
        case .fill(_, .color(let color)): return color
        case .group(let group):
          if let color = find(group.items) { return color }
        default: break
        }
      }
      return nil
    }
    return find(showHosted(view.frame(width: 10, height: 10)).view.displayItems())
  }

  private func isClose(_ first: CGFloat?, _ second: CGFloat) -> Bool {
    abs((first ?? -1) - second) < 0.01
  }

  @Test
  func `colours mix in the numbers of the device`() {
    let mixed = color(Color.white.mix(with: .black, by: 0.25, in: .device))

    #expect(isClose(mixed?.red, 0.75))
  }

  @Test
  func `colours mix as they are seen unless said otherwise`() {
    let start = color(Color(red: 1, green: 0, blue: 0).mix(with: .black, by: 0))
    let gray = color(Color.white.mix(with: .black, by: 0.5))

    #expect(isClose(start?.red, 1) && isClose(start?.green, 0) && isClose(start?.blue, 0))
    // Half as bright to the eye: an eighth of the light.
    #expect(isClose(gray?.red, 0.389))
  }

  @Test
  func `what is bright stays where luminance becomes opacity`() {
    let shown = color(Color(red: 0, green: 1, blue: 0).luminanceToAlpha())

    #expect(isClose(shown?.alpha, 0.715))
    #expect(isClose(shown?.green, 0))
  }

  @Test
  func `a mesh of colours is reported and drawn from its upper row to its lower`() {
    let host = showHosted(
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.white, .black, .black, .black]
      )
      .frame(width: 10, height: 10)
    )
    let stops = host.view.displayItems().compactMap { item -> [DisplayGradientStop]? in
      guard case .fill(_, .linearGradient(let stops, _, _)) = item else { return nil }
      return stops
    }.first

    #expect(stops?.count == 2)
    #expect(isClose(stops?.first?.color.red, 0.5))
    #expect(isClose(stops?.last?.color.red, 0))
    #expect(stage.unsupportedFeatures.contains("mesh gradients"))
  }

  @Test
  func `backgrounds of containers are reported`() {
    _ = showHosted(Text("a").containerBackground(Color.red, for: .navigation))

    #expect(stage.unsupportedFeatures.contains("backgrounds of containers"))
  }

  @Test
  func `a label's visibility is said by a modifier`() {
    struct Screen: View {
      @State private var isOn = false
      let visibility: Visibility
      var body: some View { Toggle("Wifi", isOn: $isOn).labelsVisibility(visibility) }
    }
    func texts(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        switch item {
        case .text: count + 1
        case .group(let group): count + texts(group.items)
        default: count
        }
      }
    }

    #expect(texts(showHosted(Screen(visibility: .hidden)).view.displayItems()) == 0)
    #expect(texts(showHosted(Screen(visibility: .visible)).view.displayItems()) == 1)
  }
}
