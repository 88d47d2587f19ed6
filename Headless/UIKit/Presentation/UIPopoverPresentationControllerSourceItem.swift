@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  @available(iOS 17.0, *)
  func frame(in referenceView: UIView) -> CGRect?
}

@available(iOS 16.0, *)
extension UIPopoverPresentationControllerSourceItem {
  /// The view that stands for the item on screen.
  var displayedView: UIView? {
    if let view = self as? UIView { return view }
    if let item = self as? UITabBarItem { return item.displayedView }
    return (self as? UIBarButtonItem)?.displayedView
  }

  func displayedFrame(in referenceView: UIView) -> CGRect? {
    guard let view = displayedView, view.window != nil else { return nil }
    return view.convert(view.bounds, to: referenceView)
  }
}

@available(iOS 16.0, *)
extension UIView: UIPopoverPresentationControllerSourceItem {
  @available(iOS 17.0, *)
  public func frame(in referenceView: UIView) -> CGRect? {
    displayedFrame(in: referenceView)
  }
}

@available(iOS 16.0, *)
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  @available(iOS 17.0, *)
  public func frame(in referenceView: UIView) -> CGRect? {
    displayedFrame(in: referenceView)
  }
}
