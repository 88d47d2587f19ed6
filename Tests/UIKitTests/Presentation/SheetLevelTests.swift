import StageSupport
import Testing

@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SheetLevelTests {
  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.fullScreen, .base),
  ])
  func `what lies above the page is elevated`(
    style: UIModalPresentationStyle,
    level: UIUserInterfaceLevel
  ) throws {
    let root = UIViewController()
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    Stage.current.show(root)

    root.present(presented, animated: false)
    Stage.current.loop.settle()

    let view = try #require(presented.viewIfLoaded)
    #expect(view.traitCollection.userInterfaceLevel == level)
    #expect(root.view.traitCollection.userInterfaceLevel == .base)
  }
}
