/// What takes part in changes of size: controllers and presentation controllers.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

extension UIViewController {
  /// Children hear of it when their own size changes with it.
  func forwardSizeChange(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.view.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func forwardTraitChange(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let own = traits.overriding(child.traitState, style: child.overrideUserInterfaceStyle)
      child.willTransition(to: own, with: coordinator)
    }
  }

  /// What a child becomes: it keeps its distance to the edges, if its view stretches.
  func sizeOfChild(_ child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let view = (child as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else {
      return parentSize
    }
    let old = own.bounds.size
    let size = view.bounds.size
    return CGSize(
      width: size.width == old.width || view.autoresizingMask.contains(.flexibleWidth)
        ? max(0, size.width + parentSize.width - old.width) : size.width,
      height: size.height == old.height || view.autoresizingMask.contains(.flexibleHeight)
        ? max(0, size.height + parentSize.height - old.height) : size.height
    )
  }
}
