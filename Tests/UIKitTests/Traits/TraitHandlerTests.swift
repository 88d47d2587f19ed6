import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TraitHandlerTests {
  @Test
  func `a handler takes its own class as Self`() {
    final class Screen: UIViewController {
      var runs = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
          self.runs += 1
        }
      }
    }
    let screen = Screen()
    Stage.current.show(screen)

    screen.overrideUserInterfaceStyle = .dark
    Stage.current.loop.settle()

    #expect(screen.runs == 1)
  }
}
