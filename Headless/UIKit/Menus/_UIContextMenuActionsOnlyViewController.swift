/// Stands for an open menu among the presented controllers, as UIKit's private class of this name
/// does: what is presented beside it is dropped, what is presented above it goes with it.
final class _UIContextMenuActionsOnlyViewController: UIViewController {
  private let overlay: MenuOverlay

  init(_ overlay: MenuOverlay) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    unsupported("archived view controllers")
    return nil
  }

  override func loadView() { view = overlay }

  /// Stands above everything that a window presents, unless something is coming or going there.
  func begin(in window: UIWindow) {
    guard var top = window.rootViewController else { return }
    while let next = top.presentation.presented { top = next }
    guard !top.presentation.isBeingPresented, !top.presentation.isBeingDismissed else { return }
    loadViewIfNeeded()
    top.presentation.presented = self
    presentation.presenter = top
  }

  /// The menu has gone, and what was presented above it goes too.
  func end() {
    if presentation.presented != nil {
      ModalTransitions.current.dismiss(from: self, isAnimated: false, completion: nil)
    }
    presentation.presenter?.presentation.presented = nil
    presentation.presenter = nil
  }

  func close(then completion: (() -> Void)?) {
    overlay.close(then: completion)
  }
}
