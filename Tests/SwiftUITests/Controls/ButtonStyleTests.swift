import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ButtonStyleTests {
  struct Marking: ButtonStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isPressed ? "down" : "up")
        configuration.label
        Text(mark)
      }
      .frame(width: 200, height: 80)
    }
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 200, height: 80)
        .onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
    }
  }

  final class Presses {
    var count = 0
  }

  let presses = Presses()
  private let middle = CGPoint(x: 393 / 2, y: 59 + 379.5)

  private var button: Button<Text> {
    let presses = presses
    return Button("Go") { presses.count += 1 }
  }

  /// The words that are drawn.
  private func words(_ host: UIViewController) -> [String] {
    host.view.displayItems().flatMap { $0.words }
  }

  /// The colour of the first text that is drawn.
  private func color(_ view: some View) -> DisplayColor? {
    func find(_ items: [DisplayItem]) -> DisplayColor? {
      items.lazy.compactMap { item in
        switch item {
        case .text(let text): text.color
        case .group(let group): find(group.items)
        default: nil
        }
      }.first
    }
    return find(showHosted(view).view.displayItems())
  }

  private func color(_ color: UIColor) -> DisplayColor {
    color.displayColor(for: Stage.current.traits)
  }

  @Test
  func `a foreground style takes the place of the tint`() {
    #expect(color(button) == color(.systemBlue))
    #expect(color(button.foregroundColor(.red)) == color(.systemRed))
    #expect(color(VStack { button }.foregroundColor(.green)) == color(.systemGreen))
  }

  @Test
  func `a style draws the button and it is heard as one`() {
    let host = showHosted(button.buttonStyle(Marking(mark: "!")))
    let nodes = host.view.accessibilityNodes()

    #expect(words(host) == ["up", "Go", "!"])
    #expect(nodes.map(\.role) == [.button])
  }

  @Test
  func `a style knows when the button is pressed`() {
    let host = showHosted(button.buttonStyle(Marking(mark: "!")))

    Stage.current.touchDown(at: middle)
    flush()
    #expect(words(host).first == "down")
    #expect(presses.count == 0)
    Stage.current.touchUp()
    flush()

    #expect(words(host).first == "up")
    #expect(presses.count == 1)
  }

  @Test
  func `a finger that leaves doesn't press`() {
    let host = showHosted(button.buttonStyle(Marking(mark: "!")))

    Stage.current.touchDown(at: middle)
    flush()
    Stage.current.touchMove(to: CGPoint(x: middle.x, y: middle.y + 300))
    flush()
    #expect(words(host).first == "up")
    Stage.current.touchUp()
    flush()

    #expect(presses.count == 0)
  }

  @Test
  func `the nearest style counts, for every button inside`() {
    let host = showHosted(
      VStack {
        button
        button.buttonStyle(Marking(mark: "inner"))
      }
      .buttonStyle(Marking(mark: "outer"))
    )

    #expect(words(host).filter { $0 == "outer" || $0 == "inner" } == ["outer", "inner"])
  }

  @Test
  func `a primitive style decides when the action runs`() {
    _ = showHosted(button.buttonStyle(Twice()))

    Stage.current.tap(at: middle)

    #expect(presses.count == 2)
  }

  @Test
  func `a disabled button with a style isn't pressed`() {
    let host = showHosted(button.buttonStyle(Marking(mark: "!")).disabled(true))

    Stage.current.tap(at: middle)

    #expect(presses.count == 0)
    #expect(host.view.accessibilityNodes().first?.isEnabled == false)
  }
}

extension DisplayItem {
  /// The words that are drawn, in order.
  fileprivate var words: [String] {
    switch self {
    case .text(let text): text.lines
    case .group(let group): group.items.flatMap(\.words)
    default: []
    }
  }
}
