import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.8
@MainActor
@Suite(.onStage)
struct SplitColumnTests {
  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var keepsSecondary = true

    func splitViewController(
      _ svc: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { !keepsSecondary }
  }

  private let delegate = Delegate()

  private func show(_ controller: UIViewController) {
    Stage.current.show(controller)
    Stage.current.loop.settle()
  }

  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    Stage.current.setTraits(
      Stage.current.traits.modifyingTraits { $0.horizontalSizeClass = sizeClass }
    )
    Stage.current.loop.settle()
  }

  @Test
  func `another supplementary column takes its place on the collapsed stack`() {
    let split = UISplitViewController(style: .tripleColumn)
    let columns = (0..<3).map { _ in UIViewController() }
    for (column, controller) in zip(split.style.columns, columns) {
      split.setViewController(controller, for: column)
    }
    show(split)
    split.show(.supplementary)
    Stage.current.loop.settle()
    #expect(columns[0].navigationController?.viewControllers == [columns[0], columns[1]])
    let other = UIViewController()

    split.setViewController(other, for: .supplementary)
    Stage.current.loop.settle()

    #expect(columns[0].navigationController?.viewControllers == [columns[0], other])
    #expect(other.parent === columns[0].navigationController)
    #expect(other.view.window != nil)
    #expect(columns[1].parent == nil)
  }

  @Test
  func `the classic style takes controllers as they are`() {
    let split = UISplitViewController()
    let list = UIViewController()
    let detail = UIViewController()
    split.preferredDisplayMode = .oneBesideSecondary
    setWidth(.regular)

    split.viewControllers = [list, detail]
    show(split)

    #expect(split.viewControllers == [list, detail])
    #expect(list.parent === split)
    #expect(detail.parent === split)
    #expect(list.navigationController == nil)
    #expect(detail.view.frame.minX == 320)
    let other = UIViewController()
    split.showDetailViewController(other, sender: nil)
    Stage.current.loop.settle()
    #expect(detail.parent == nil)
    #expect(other.view.window != nil)
  }

  @Test
  func `the classic style collapses onto a stack, and gives back what it took`() {
    let split = UISplitViewController()
    let list = UIViewController()
    let detail = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    split.preferredDisplayMode = .oneBesideSecondary
    split.viewControllers = [stack, detail]

    show(split)
    #expect(stack.viewControllers == [list, detail])
    setWidth(.regular)
    #expect(stack.viewControllers == [list])
    #expect(detail.parent === split)
    #expect(detail.view.window != nil)
    delegate.keepsSecondary = false
    split.delegate = delegate
    setWidth(.compact)

    #expect(stack.viewControllers == [list])
  }

  @Test
  func `pushing a split view controller only logs`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    show(stack)

    stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)

    #expect(stack.viewControllers.count == 1)
    #expect(
      Stage.current.log.last
        == "Split View Controllers cannot be pushed to a Navigation Controller \(stack.debugName)"
    )
  }
}
