/// Fills the window for one presentation: the dimming, and above it the presented view's wrapper.
final class ModalContainerView: UIView {
  let dimmingView = UIView()
  let wrapper = ModalWrapperView()
  weak var controller: UIPresentationController?
  /// While the presented view comes or goes its frame isn't laid out.
  var isMoving = false

  init(controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.frame = bounds
    addSubview(dimmingView)
    addSubview(wrapper)
    accessibilityViewIsModal = controller.isModalForSpeech
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override var traitCollection: UITraitCollection {
    guard let controller else { return super.traitCollection }
    return controller.overridden(super.traitCollection)
  }

  override func layoutSubviews() {
    guard let controller, !isMoving else { return }
    controller.containerViewWillLayoutSubviews()
    wrapper.frame = controller.frameOfPresentedViewInContainerView
    controller.decorate(wrapper)
    dimmingView.backgroundColor = controller.dimming
    dimmingView.alpha = 1
    wrapper.layOutContent()
    controller.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let controller else { return hit }
    return controller.redirect(hit, at: point, in: self)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection {
      controller?.deliverTraitChange(from: previousTraitCollection)
    }
    controller?.adaptAgain()
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    containedAccessibilityNodes() + dismissRegion
  }

  /// Beside a popover VoiceOver finds what closes it.
  private var dismissRegion: [AccessibilityNode] {
    guard controller is UIPopoverPresentationController, !wrapper.frame.isEmpty else { return [] }
    let card = wrapper.frame
    let isAbove = card.minY > bounds.maxY - card.maxY
    let region = CGRect(
      x: 0,
      y: isAbove ? 0 : card.maxY,
      width: bounds.width,
      height: isAbove ? card.minY : bounds.maxY - card.maxY
    )
    return [
      AccessibilityNode(
        role: .button,
        label: "dismiss popup",
        identifier: "PopoverDismissRegion",
        frame: convert(region, to: nil),
        view: self
      )
    ]
  }
}
