import StageSupport
import Testing
@_spi(Headless) import UIKit

/// A.5: what a new controller is and when it loads.
@MainActor
@Suite(.onStage)
struct ControllerDefaultTests {
  @Test
  func `a new controller stands for itself and presents nothing`() {
    let controller = UIViewController()

    #expect(controller.title == nil && !controller.isEditing)
    #expect(controller.parent == nil && controller.children.isEmpty)
    #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.transitioningDelegate == nil && controller.preferredTransition == nil)
    #expect(controller.preferredContentSize == .zero)
    #expect(controller.transitionCoordinator == nil)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(controller.activePresentationController == nil)
    #expect(controller.restorationIdentifier == nil)
    #expect(controller.tabBarController == nil && controller.splitViewController == nil)
    #expect(controller.tab == nil)
  }

  @Test
  func `a new controller reaches under bars and says nothing of the status bar`() {
    let controller = UIViewController()

    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(!controller.prefersStatusBarHidden && !controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.childForStatusBarStyle == nil)
    #expect(controller.childForStatusBarHidden == nil)
    #expect(controller.overrideUserInterfaceStyle == .unspecified)
    #expect(controller.shouldAutorotate)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.contentScrollView(for: .top) == nil)
  }

  @Test
  func `presentation styles have UIKit's numbers`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]

    #expect(styles.map(\.rawValue) == Array(-2...7))
    #expect(transitions.map(\.rawValue) == Array(0...3))
  }

  final class Loading: UIViewController {
    var trace: [String] = []

    override func loadView() {
      trace.append("load \(isViewLoaded)")
      view = UIView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      trace.append("did load \(isViewLoaded)")
    }
  }

  @Test
  func `the view is loaded once, by whoever asks for it first`() {
    let controller = Loading()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)

    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    _ = controller.view

    #expect(controller.trace == ["load false", "did load true"])
    #expect(controller.viewIfLoaded === controller.view)
  }

  @Test
  func `the edit button follows the editing, whoever sets it`() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem && button.title == "Edit")

    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && button.title == "Done")

    controller.isEditing = false
    #expect(button.title == "Edit")
  }

  final class Insets: UIViewController {
    var changes = 0

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      changes += 1
    }
  }

  @Test
  func `insets of one's own add to the safe area, and that is told`() {
    let controller = Insets()
    Stage.current.show(controller)
    let top = controller.view.safeAreaInsets.top
    controller.changes = 0

    controller.additionalSafeAreaInsets.top = 20
    Stage.current.loop.flush()

    #expect(controller.view.safeAreaInsets.top == top + 20)
    #expect(controller.changes == 1)
  }

  @Test
  func `the scroller of an edge is read back, and isn't kept`() {
    let controller = UIViewController()
    do {
      let scroller = UIScrollView()
      controller.setContentScrollView(scroller, for: [.top, .bottom])
      #expect(controller.contentScrollView(for: .top) === scroller)
      #expect(controller.contentScrollView(for: .bottom) === scroller)
      #expect(controller.contentScrollView(for: .leading) == nil)
    }

    #expect(controller.contentScrollView(for: .top) == nil)
  }

  @Test
  func `the ways to come and go are values of their own`() {
    let options = UIViewController.Transition.ZoomOptions()
    let controller = UIViewController()

    controller.preferredTransition = .crossDissolve()

    #expect(controller.preferredTransition != nil)
    #expect(options.dimmingColor == nil && options.dimmingVisualEffect == nil)
    #expect(options.interactiveDismissShouldBegin == nil)
  }
}
