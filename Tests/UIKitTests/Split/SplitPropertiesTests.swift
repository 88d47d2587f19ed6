import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.8
@MainActor
@Suite(.onStage)
struct SplitPropertiesTests {
  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var trace: [String] = []
    var shows = false

    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) { trace.append("will show \(column)") }

    func splitViewController(
      _ svc: UISplitViewController,
      didShow column: UISplitViewController.Column
    ) { trace.append("did show \(column) \(svc.isShowing(column))") }

    func splitViewController(
      _ svc: UISplitViewController,
      didHide column: UISplitViewController.Column
    ) { trace.append("did hide \(column)") }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      trace.append("gesture begins")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      trace.append("gesture ended")
    }

    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      show vc: UIViewController,
      sender: Any?
    ) -> Bool { shows }
  }

  private let stage = Stage(device: .pad)
  private let delegate = Delegate()

  private func show(
    _ style: UISplitViewController.Style,
    _ mode: UISplitViewController.DisplayMode = .twoBesideSecondary
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    for column in split.style.columns {
      let controller = UIViewController()
      controller.title = "\(column)"
      split.setViewController(controller, for: column)
    }
    split.preferredSplitBehavior = .tile
    split.preferredDisplayMode = mode
    stage.show(split)
    stage.loop.settle()
    split.delegate = delegate
    return split
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column)
    -> CGRect
  {
    let view = split.viewController(for: column)?.navigationController?.view
    return view?.convert(view?.bounds ?? .zero, to: nil) ?? .zero
  }

  @Test
  func `each column has its own width`() {
    stage.perform {
      let split = show(.tripleColumn)
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidthFraction = 0.5
      split.maximumSupplementaryColumnWidth = 250
      stage.loop.settle()

      #expect(split.primaryColumnWidth == 200)
      #expect(split.supplementaryColumnWidth == 250)
      #expect(frame(split, .supplementary).minX == 200)
      #expect(frame(split, .supplementary).width == 250)
      #expect(frame(split, .secondary).minX == 450)
    }
  }

  @Test
  func `the primary column may lie at the trailing edge`() {
    stage.perform {
      let split = show(.doubleColumn, .oneBesideSecondary)
      split.primaryEdge = .trailing
      stage.loop.settle()

      #expect(frame(split, .secondary).minX == 0)
      #expect(frame(split, .primary).minX >= 834 - 320)
    }
  }

  @Test
  func `the inspector is a column at the other edge`() {
    stage.perform {
      let split = show(.doubleColumn, .oneBesideSecondary)
      split.setViewController(UIViewController(), for: .inspector)
      split.preferredInspectorColumnWidth = 240
      #expect(!split.isShowing(.inspector))

      split.show(.inspector)
      stage.loop.settle()

      #expect(delegate.trace == ["will show inspector", "did show inspector true"])
      #expect(frame(split, .inspector) == CGRect(x: 594, y: 0, width: 240, height: 1194))
      #expect(frame(split, .secondary).maxX == 594)
      split.hide(.inspector)
      stage.loop.settle()
      #expect(delegate.trace.last == "did hide inspector")
      #expect(frame(split, .secondary).maxX == 834)
    }
  }

  @Test
  func `while collapsed the inspector is a sheet`() {
    let split = UISplitViewController(style: .doubleColumn)
    let inspector = UIViewController()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(inspector, for: .inspector)
    Stage.current.show(split)
    Stage.current.loop.settle()

    split.show(.inspector)
    Stage.current.loop.settle()
    #expect(split.presentedViewController === inspector.navigationController)
    split.hide(.inspector)
    Stage.current.loop.settle()

    #expect(split.presentedViewController == nil)
  }

  @Test
  func `the delegate is told when columns have come and gone`() {
    stage.perform {
      let split = show(.doubleColumn, .secondaryOnly)

      split.show(.primary)
      split.hide(.primary)

      #expect(delegate.trace.contains("did show primary true"))
      #expect(delegate.trace.last == "did hide primary")
    }
  }

  @Test
  func `a secondary column that would be too narrow is lain over`() {
    let stage = Stage(device: .pad)
    stage.perform {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      stage.show(split)
      stage.rotate(to: .landscapeLeft)
      stage.loop.settle()
      #expect(split.splitBehavior == .tile)

      split.minimumSecondaryColumnWidth = 1000

      #expect(split.splitBehavior == .overlay)
    }
  }

  @Test
  func `the button of the columns shows as an app says`() {
    stage.perform {
      let split = show(.doubleColumn, .secondaryOnly)
      let stack = split.viewController(for: .secondary)?.navigationController
      #expect(stack?.sidebarItem != nil)

      split.displayModeButtonVisibility = .never
      #expect(stack?.sidebarItem == nil)
      split.presentsWithGesture = false
      split.displayModeButtonVisibility = .always

      #expect(stack?.sidebarItem != nil)
    }
  }

  @Test
  func `a button leaves the last of three columns alone`() throws {
    try stage.perform {
      let split = show(.tripleColumn)
      let stack = split.viewController(for: .secondary)?.navigationController
      #expect(stack?.sidebarItem == nil)
      split.showsSecondaryOnlyButton = true

      let item = try #require(stack?.sidebarItem)
      item.primaryAction?.performWithSender(nil, target: nil)

      #expect(split.displayMode == .secondaryOnly)
    }
  }

  @Test
  func `a swipe from the edge brings the hidden column, with its calls`() {
    stage.perform {
      let split = show(.doubleColumn, .secondaryOnly)

      stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 200, y: 600), hold: 0.2)
      stage.loop.settle()

      #expect(split.isShowing(.primary))
      #expect(delegate.trace.first == "gesture begins")
      #expect(delegate.trace.last == "gesture ended")
    }
  }

  @Test
  func `without presentsWithGesture a swipe brings nothing`() {
    stage.perform {
      let split = show(.doubleColumn, .secondaryOnly)
      split.presentsWithGesture = false

      stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 200, y: 600), hold: 0.2)

      #expect(!split.isShowing(.primary))
      #expect(delegate.trace.isEmpty)
    }
  }

  @Test
  func `the delegate decides orientations, and whether it shows a controller itself`() {
    stage.perform {
      let split = show(.doubleColumn, .oneBesideSecondary)
      #expect(split.supportedInterfaceOrientations == .landscape)
      let other = UIViewController()

      delegate.shows = true
      split.show(other, sender: nil)
      #expect(split.viewController(for: .primary) !== other)
      delegate.shows = false
      split.show(other, sender: nil)

      #expect(split.viewController(for: .primary) === other)
    }
  }
}
