import StageSupport
import Testing
@_spi(Headless) import UIKit

// A.4
@MainActor
@Suite(.onStage)
struct BarClassTests {
  @Test
  func `a stack has the bars whose classes it was given`() {
    let nav = UINavigationController(
      navigationBarClass: TitledBar.self,
      toolbarClass: CountingToolbar.self
    )

    #expect((nav.navigationBar as? TitledBar)?.motto == "made")
    #expect(nav.toolbar is CountingToolbar)
    #expect(Stage.current.unsupportedFeatures.isEmpty)
  }

  @Test
  func `a bar of an own class works as the stack's own`() {
    let nav = UINavigationController(navigationBarClass: TitledBar.self, toolbarClass: nil)
    let (root, next) = (UIViewController(), UIViewController())
    next.title = "Next"
    nav.viewControllers = [root]
    Stage.current.show(nav)
    nav.pushViewController(next, animated: true)
    Stage.current.loop.settle()

    #expect(nav.navigationBar.topItem === next.navigationItem)
    #expect(nav.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect((nav.navigationBar as? TitledBar)?.layouts ?? 0 > 0)
    #expect(type(of: nav.toolbar as UIView) == UIToolbar.self)
  }

  @Test
  func `without classes the bars are the system's`() {
    let nav = UINavigationController(navigationBarClass: nil, toolbarClass: UIToolbar.self)

    #expect(type(of: nav.navigationBar) == UINavigationBar.self)
    #expect(type(of: nav.toolbar as UIView) == UIToolbar.self)
  }

  @Test
  func `a class that isn't a bar raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
    }
  }
}

final class TitledBar: UINavigationBar {
  var motto = ""
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    motto = "made"
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

final class CountingToolbar: UIToolbar {}
