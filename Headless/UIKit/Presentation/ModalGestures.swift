/// The pull on a sheet and the tap beside it.
@MainActor
final class ModalGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let modal: UIPresentationController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()

  init(modal: UIPresentationController) {
    self.modal = modal
    super.init()
  }

  func install(in container: ModalContainerView) {
    if modal.allowsPullDown {
      pan.delegate = self
      pan.onChange = { [weak self] _ in self?.panDidChange() }
      container.wrapper.addGestureRecognizer(pan)
    }
    guard modal.dismissesOnOutsideTap else { return }
    tap.delegate = self
    tap.onChange = { [weak self] _ in self?.tapDidChange() }
    container.addGestureRecognizer(tap)
  }

  func uninstall(from container: ModalContainerView) {
    container.wrapper.removeGestureRecognizer(pan)
    container.removeGestureRecognizer(tap)
  }

  private func panDidChange() {
    guard let container = modal.container else { return }
    let offset = pan.translation(in: container).y
    let drag = detentDrag
    switch pan.state {
    case .began:
      drag?.begin() ?? modal.pullDown.begin()
      drag?.move(by: offset) ?? modal.pullDown.move(by: offset)
    case .changed:
      drag?.move(by: offset) ?? modal.pullDown.move(by: offset)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: container).y
      let isCancelled = pan.state == .cancelled
      drag?.end(offset: offset, velocity: velocity, isCancelled: isCancelled)
        ?? modal.pullDown.end(offset: offset, velocity: velocity, isCancelled: isCancelled)
    case .possible, .failed:
      break
    }
  }

  /// What a finger moves where there are several detents.
  private var detentDrag: SheetDrag? {
    let drag = (modal as? UISheetPresentationController)?.detentDrag
    return drag?.isAvailable == true ? drag : nil
  }

  private func tapDidChange() {
    guard tap.state == .ended else { return }
    modal.pullDown.tapOutside()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard modal.pullDown.canBegin else { return false }
    guard gestureRecognizer === pan else { return true }
    let movement = pan.velocity(in: modal.container)
    guard abs(movement.y) > abs(movement.x), contentIsAtTop else { return false }
    guard let sheet = modal as? UISheetPresentationController else { return movement.y > 0 }
    guard !sheet.fillsCompactHeight else { return false }
    if movement.y > 0 { return true }
    return detentDrag?.canGrow == true
      && (sheet.prefersScrollingExpandsWhenScrolledToEdge || !isInScrollView)
  }

  /// Whether a drag on a scroll view inside moves the sheet instead: from its top down, or up to
  /// a larger detent.
  func takesDrag(on scroll: UIScrollView, by way: CGPoint) -> Bool {
    guard let sheet = modal as? UISheetPresentationController, modal.pullDown.canBegin,
      !sheet.fillsCompactHeight, !scroll.isScrolledFromTop
    else { return false }
    if way.y > 0 { return scroll.refreshControl == nil }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge && detentDrag?.canGrow == true
  }

  private var isInScrollView: Bool {
    guard let container = modal.container else { return false }
    var view = container.hitTest(pan.location(in: container), with: nil)
    while let current = view, current !== container {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { return true }
      view = current.superview
    }
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let container = modal.container else { return true }
    return touch.view === container || touch.view === container.dimmingView
  }

  /// A scrolled list under the finger takes the drag.
  private var contentIsAtTop: Bool {
    guard let container = modal.container else { return false }
    let point = pan.location(in: container)
    var view = container.hitTest(point, with: nil)
    while let current = view, current !== container {
      if current.isScrolledFromTop { return false }
      view = current.superview
    }
    return true
  }
}
