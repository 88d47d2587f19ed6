import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SymbolEffectTests {
  let stage = Stage.current

  private func makeView() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return view
  }

  private func look(_ view: UIView) -> DisplayGroup? {
    for case .group(let group) in view.displayItems() where group.name == "Symbol" {
      return group
    }
    return nil
  }

  @Test
  func `a discrete effect runs once and says so`() {
    let view = makeView()
    var ends: [Bool] = []

    view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
    stage.loop.advance(by: 0.25)
    #expect((look(view)?.scale.width ?? 1) > 1.1)
    #expect(ends.isEmpty)
    stage.loop.advance(by: 0.5)

    #expect(look(view) == nil)
    #expect(ends == [true])
  }

  @Test
  func `an indefinite effect goes on until it is removed`() {
    let view = makeView()
    var ends: [Bool] = []

    view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
    stage.loop.advance(by: 10.5)
    #expect((look(view)?.opacity ?? 1) < 0.5)
    view.removeSymbolEffect(ofType: .pulse)

    #expect(look(view) == nil)
    #expect(ends == [false])
  }

  @Test
  func `a held effect stays where it goes to`() {
    let view = makeView()

    view.addSymbolEffect(.scale.up)
    stage.loop.advance(by: 5)
    #expect(abs((look(view)?.scale.width ?? 1) - 1.15) < 0.001)
    view.removeAllSymbolEffects()

    #expect(look(view) == nil)
  }

  @Test
  func `another image takes the place of the first`() {
    let view = makeView()
    var isFinished = false

    view.setSymbolImage(UIImage.checkmark, contentTransition: .replace) {
      isFinished = $0.isFinished
    }

    #expect(view.image?.symbolName == "checkmark")
    #expect(isFinished)
  }

  @Test
  func `options say how often and how fast`() {
    let view = makeView()

    view.addSymbolEffect(.bounce, options: .repeat(2).speed(2))
    stage.loop.advance(by: 0.375)
    #expect((look(view)?.scale.width ?? 1) > 1.1)
    stage.loop.advance(by: 0.2)

    #expect(look(view) == nil)
  }
}
