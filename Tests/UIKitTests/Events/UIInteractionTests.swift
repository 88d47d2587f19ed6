import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct UIInteractionTests {
  let stage = Stage.current
  let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))

  final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var trace: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      trace.append("asked at \(Int(location.x)) \(Int(location.y))")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self.trace.append("copied") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      trace.append("shown")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      trace.append("ended")
    }
  }

  private func hold() {
    stage.touchDown(at: CGPoint(x: 150, y: 320))
    stage.loop.advance(by: 0.6)
    stage.touchUp()
    stage.loop.settle()
  }

  @Test
  func `a finger that rests on a view opens its menu`() throws {
    let delegate = Menus()
    let window = stage.show(UIViewController())
    window.rootViewController?.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)

    hold()
    #expect(delegate.trace == ["asked at 50 20", "shown"])
    #expect(MenuPresenter.current(in: window) != nil)
    interaction.dismissMenu()
    stage.loop.settle()

    #expect(delegate.trace.last == "ended")
    #expect(MenuPresenter.current(in: window) == nil)
  }

  @Test
  func `an interaction that was taken away hears nothing`() {
    let delegate = Menus()
    let window = stage.show(UIViewController())
    window.rootViewController?.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)

    view.removeInteraction(interaction)
    hold()

    #expect(delegate.trace.isEmpty)
    #expect(interaction.view == nil && view.interactions.isEmpty)
  }

  @Test
  func `an interaction moves from view to view`() {
    let delegate = Menus()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let other = UIView()
    view.addInteraction(interaction)

    other.addInteraction(interaction)

    #expect(view.interactions.isEmpty)
    #expect(interaction.view === other)
  }
}
