import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.8
@MainActor
@Suite(.onStage)
struct UISplitViewControllerTests {
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let detail = UIViewController()

  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var events: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("expand") }

    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) { events.append("show \(column)") }

    func splitViewController(
      _ svc: UISplitViewController,
      willHide column: UISplitViewController.Column
    ) { events.append("hide \(column)") }
  }

  private let delegate = Delegate()

  private func fill() {
    list.title = "List"
    detail.title = "Detail"
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    Stage.current.setTraits(
      Stage.current.traits.modifyingTraits { $0.horizontalSizeClass = sizeClass }
    )
    Stage.current.loop.settle()
  }

  private func show() {
    Stage.current.show(split)
    Stage.current.loop.settle()
  }

  // C.2.2
  @Test
  func `a split view makes the calls of containment itself`() {
    let trace = CallbackTrace()
    let stack = UINavigationController(rootViewController: UIViewController())
    let child = ParentTracing(trace)

    split.setViewController(child, for: .secondary)
    setWidth(.regular)
    show()
    #expect(trace.take() == ["will true", "did true"])
    #expect(child.splitViewController === split)
    split.setViewController(stack, for: .secondary)
    Stage.current.loop.settle()

    #expect(child.splitViewController == nil)
    #expect(stack.parent === split)
    #expect(stack.view.window != nil)
  }

  final class ParentTracing: UIViewController {
    let trace: CallbackTrace

    init(_ trace: CallbackTrace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      trace.add("will \(parent != nil)")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      trace.add("did \(parent != nil)")
    }
  }

  @Test
  func `columns are wrapped in stacks of their own`() {
    fill()

    #expect(list.navigationController != nil)
    #expect(list.navigationController !== detail.navigationController)
    #expect(split.viewController(for: .primary) === list)
  }

  @Test
  func `in a narrow window the columns are one stack with the detail on top`() {
    fill()

    show()

    #expect(split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list, detail])
    #expect(list.splitViewController === split)
    #expect(delegate.events == ["collapse"])
    #expect(Stage.current.textTree().contains("‘Detail’"))
  }

  @Test
  func `the delegate chooses the list, and showing the detail pushes it`() {
    delegate.top = .primary
    fill()
    show()
    #expect(list.navigationController?.viewControllers == [list])

    split.show(.secondary)
    Stage.current.loop.settle()
    #expect(list.navigationController?.viewControllers == [list, detail])
    split.show(.primary)
    Stage.current.loop.settle()
    #expect(list.navigationController?.viewControllers == [list])
    let other = UIViewController()
    list.showDetailViewController(other, sender: nil)
    Stage.current.loop.settle()

    #expect(list.navigationController?.viewControllers == [list, other])
  }

  @Test
  func `a wide window shows both, and turning back keeps each screen`() {
    delegate.top = .primary
    fill()
    show()
    split.show(.secondary)
    Stage.current.loop.settle()
    let pushed = UIViewController()
    detail.navigationController?.pushViewController(pushed, animated: false)
    Stage.current.loop.settle()

    split.preferredDisplayMode = .oneBesideSecondary
    setWidth(.regular)
    #expect(!split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail, pushed])
    #expect(list.view.window != nil)
    #expect(pushed.view.window != nil)
    delegate.top = .secondary
    setWidth(.compact)

    #expect(list.navigationController?.viewControllers == [list, detail, pushed])
    #expect(delegate.events.contains("expand"))
  }

  @Test
  func `display modes show and hide the primary column`() {
    fill()
    setWidth(.regular)
    show()
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.viewIfLoaded?.window == nil)

    split.show(.primary)
    Stage.current.loop.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(list.view.window != nil)
    split.hide(.primary)
    Stage.current.loop.settle()
    #expect(list.view.window == nil)
    #expect(delegate.events == ["show primary", "hide primary"])
    split.preferredDisplayMode = .oneBesideSecondary
    Stage.current.loop.settle()

    #expect(detail.navigationController?.view.frame.minX == 320)
  }

  @Test
  func `a compact column of its own stands in while collapsed`() {
    let compact = UIViewController()
    fill()
    split.setViewController(compact, for: .compact)

    show()

    #expect(compact.view.window != nil)
    #expect(list.viewIfLoaded?.window == nil)
    setWidth(.regular)
    #expect(compact.view.window == nil)
    #expect(detail.view.window != nil)
  }
}
