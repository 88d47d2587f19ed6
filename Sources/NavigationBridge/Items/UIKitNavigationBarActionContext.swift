public import UIKit

/// What a bar item's action gets: the item itself, and the screen.
@MainActor
public struct UIKitNavigationBarActionContext {
  /// The item that was tapped.
  public let item: UIBarButtonItem

  /// The screen's controller in the stack.
  public let viewController: UIViewController

  /// The navigator of the stack that the screen is on.
  ///
  /// Nil where no navigator knows the stack.
  public var navigator: Navigator? { viewController.navigator }

  private let isInBar: () -> Bool
  private let report: (String) -> Void

  init(
    item: UIBarButtonItem,
    viewController: UIViewController,
    isInBar: @escaping () -> Bool,
    report: @escaping (String) -> Void
  ) {
    self.item = item
    self.viewController = viewController
    self.isInBar = isInBar
    self.report = report
  }

  /// Presents a controller, anchored at the item where it becomes a popover.
  ///
  /// If the item has left the bar since the tap, the anchor is the middle of the screen. If the
  /// screen already presents something, an issue is reported and nothing happens.
  ///
  /// - Parameters:
  ///   - controller: What to present, such as a `UIActivityViewController`.
  ///   - animated: Whether it moves in.
  ///   - completion: Runs when it has appeared.
  /// - Returns: Whether it is being presented.
  @discardableResult
  public func present(
    _ controller: UIViewController,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) -> Bool {
    // An active search is presented by the screen: what comes next lies above it.
    var presenter = viewController
    if let search = presenter.presentedViewController as? UISearchController {
      presenter = search
    }
    let passing = presenter.passing
    if let presented = presenter.presentedViewController, !presented.isPassing {
      report(
        BarIssue.presenting("\(type(of: controller))", over: "\(type(of: presented))")
      )
      return false
    }
    if let popover = controller.popoverPresentationController { anchor(popover) }
    presenter.whenNothingPasses {
      presenter.present(controller, animated: animated, completion: completion)
    }
    return passing != nil || presenter.presentedViewController === controller
  }

  /// Points a popover at the item, or at the middle of the screen if the item isn't in the bar.
  ///
  /// - Parameter popover: The presentation controller of what is going to be presented.
  public func anchor(_ popover: UIPopoverPresentationController) {
    guard !isInBar() else {
      popover.barButtonItem = item
      return
    }
    popover.pointAtMiddle(of: viewController)
  }
}
