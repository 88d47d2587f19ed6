import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.8: the style without columns
@MainActor
@Suite(.onStage)
struct ClassicSplitTests {
  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var collapsed: UIViewController?
    var expanded: UIViewController?
    var separated: UIViewController?
    var asked: [String] = []

    func primaryViewController(forCollapsing splitViewController: UISplitViewController)
      -> UIViewController?
    {
      asked.append("collapsing")
      return collapsed
    }

    func primaryViewController(forExpanding splitViewController: UISplitViewController)
      -> UIViewController?
    {
      asked.append("expanding")
      return expanded
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      asked.append("separate")
      return separated
    }
  }

  private let delegate = Delegate()
  private let list = UIViewController()
  private let detail = UIViewController()

  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    Stage.current.setTraits(
      Stage.current.traits.modifyingTraits { $0.horizontalSizeClass = sizeClass }
    )
    Stage.current.loop.settle()
  }

  private func show() -> (split: UISplitViewController, stack: UINavigationController) {
    let split = UISplitViewController()
    let stack = UINavigationController(rootViewController: list)
    split.viewControllers = [stack, detail]
    split.delegate = delegate
    setWidth(.regular)
    Stage.current.show(split)
    Stage.current.loop.settle()
    return (split, stack)
  }

  @Test
  func `the delegate names the primary controller of the collapsed view`() {
    let (split, _) = show()
    let other = UINavigationController(rootViewController: UIViewController())
    delegate.collapsed = other

    setWidth(.compact)

    #expect(delegate.asked == ["collapsing"])
    #expect(split.viewControllers.first === other)
    #expect(other.viewControllers.last === detail)
  }

  @Test
  func `the delegate names both controllers of the expanded view`() {
    let (split, stack) = show()
    setWidth(.compact)
    #expect(stack.viewControllers == [list, detail])
    let other = UIViewController()
    delegate.separated = other

    setWidth(.regular)

    #expect(delegate.asked.suffix(2) == ["expanding", "separate"])
    #expect(split.viewControllers.last === other)
    #expect(other.viewIfLoaded?.window != nil)
  }

  @Test
  func `without a word of the delegate each column gets its own back`() {
    let (split, stack) = show()
    setWidth(.compact)

    setWidth(.regular)

    #expect(stack.viewControllers == [list])
    #expect(split.viewControllers == [stack, detail])
    #expect(detail.viewIfLoaded?.window != nil)
  }
}
