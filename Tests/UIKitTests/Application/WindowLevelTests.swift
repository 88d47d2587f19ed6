import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct WindowLevelTests {
  let stage = Stage.current

  private func makeOverlay() -> UIWindow {
    let window = UIWindow(windowScene: stage.scene)
    window.rootViewController = UIViewController()
    return window
  }

  @Test
  func `a window that is raised while it is shown lies above`() {
    let overlay = makeOverlay()
    overlay.isHidden = false
    let main = stage.show(UIViewController())

    overlay.windowLevel = .alert + 1

    #expect(stage.windows == [main, overlay])
  }

  @Test
  func `the key goes back to the window below when an upper one is hidden`() {
    let main = stage.show(UIViewController())
    let overlay = makeOverlay()
    overlay.windowLevel = .alert + 1
    overlay.makeKeyAndVisible()
    #expect(!main.isKeyWindow)

    overlay.isHidden = true

    #expect(main.isKeyWindow)
    #expect(stage.windows == [main])
  }

  @Test
  func `time is that of the stage's clock on every thread`() async {
    let start = CACurrentMediaTime()
    stage.loop.advance(by: 1.5)

    let elsewhere = await Task.detached { CACurrentMediaTime() }.value

    #expect(abs(CACurrentMediaTime() - start - 1.5) < 0.001)
    #expect(elsewhere >= start)
  }

  @Test
  func `a rectangle in a notification is read as what it is`() {
    let info: [AnyHashable: Any] = [
      "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
      "point": NSValue(cgPoint: CGPoint(x: 5, y: 6)),
    ]

    #expect(info["frame"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((info["frame"] as? NSValue)?.cgRectValue.width == 3)
    #expect(info["frame"] as? CGPoint == nil)
    #expect(info["point"] as? CGPoint == CGPoint(x: 5, y: 6))
    #expect(info["point"] as? CGRect == nil)
  }
}
