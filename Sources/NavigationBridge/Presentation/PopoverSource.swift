public import UIKit

/// What a popover points at, and a sheet of actions or activities on a tablet.
@MainActor
public struct PopoverSource {
  enum Anchor {
    case item(UIBarButtonItem)
    case view(UIView, CGRect?)
    case context(UIKitNavigationBarActionContext)
  }

  let anchor: Anchor

  /// An item of a bar.
  ///
  /// - Parameter item: The item, in a bar that is shown.
  /// - Returns: The source.
  public static func barItem(_ item: UIBarButtonItem) -> PopoverSource {
    PopoverSource(anchor: .item(item))
  }

  /// A view, or a part of it.
  ///
  /// - Parameters:
  ///   - view: The view, in the presenting window.
  ///   - rect: The part, in the view's coordinates. Nil is all of it.
  /// - Returns: The source.
  public static func view(_ view: UIView, rect: CGRect? = nil) -> PopoverSource {
    PopoverSource(anchor: .view(view, rect))
  }

  /// The bar item whose action runs, or the middle of the screen if the item has left the bar.
  ///
  /// - Parameter context: What the action got.
  /// - Returns: The source.
  public static func action(_ context: UIKitNavigationBarActionContext) -> PopoverSource {
    PopoverSource(anchor: .context(context))
  }

  func apply(to popover: UIPopoverPresentationController) {
    switch anchor {
    case .item(let item): popover.barButtonItem = item
    case .view(let view, let rect):
      popover.sourceView = view
      popover.sourceRect = rect ?? view.bounds
    case .context(let context): context.anchor(popover)
    }
  }
}

extension UIPopoverPresentationController {
  /// Points at the middle of a screen, without an arrow.
  func pointAtMiddle(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
    permittedArrowDirections = []
  }

  /// Whether it points at something already.
  var hasAnchor: Bool {
    if barButtonItem != nil || sourceView != nil { return true }
    guard #available(iOS 16.0, *), PlatformFeatures.current.bar16 else { return false }
    return sourceItem != nil
  }
}
