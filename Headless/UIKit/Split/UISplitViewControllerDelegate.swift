// A.8
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  @available(iOS 14.0, *)
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool
  @available(iOS 26.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    didShow column: UISplitViewController.Column
  )
  @available(iOS 26.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    didHide column: UISplitViewController.Column
  )
  @available(iOS 14.0, *)
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

/// What UIKit does without the optional methods.
extension UISplitViewControllerDelegate {
  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  @available(iOS 14.0, *)
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  @available(iOS 14.0, *)
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}

  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}

  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  @available(iOS 26.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    didShow column: UISplitViewController.Column
  ) {}

  @available(iOS 26.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    didHide column: UISplitViewController.Column
  ) {}

  @available(iOS 14.0, *)
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}

  @available(iOS 14.0, *)
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}

  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    splitViewController.defaultInterfaceOrientations
  }

  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
