/// A card in the middle of the safe area, over a dimmed screen.
final class AlertPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    AlertLayout.frame(of: presentedViewController, in: container)
  }

  override var motion: ModalMotion { .alert }
  override var allowsCustomAnimators: Bool { false }

  override var dimming: UIColor? {
    UIColor { traits in
      DisplayColor(
        red: 0,
        green: 0,
        blue: 0,
        alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2
      )
    }
  }

  override func decorate(_ wrapper: ModalWrapperView) {
    AlertLayout.decorate(wrapper)
  }
}

/// At its source a popover; without one the same card as an alert.
final class ActionSheetPresentationController: UIPopoverPresentationController {
  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }

  /// Only regular width insists on a source.
  override var hasSource: Bool {
    super.hasSource || traitCollection.horizontalSizeClass == .compact
  }

  var isAnchored: Bool { super.hasSource }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard isAnchored else { return AlertLayout.frame(of: presentedViewController, in: container) }
    let size = AlertLayout.size(of: presentedViewController)
    presentedViewController.preferredContentSize = size
    return super.frameOfPresentedViewInContainerView
  }

  override var motion: ModalMotion { isAnchored ? .fade : .alert }
  override var allowsCustomAnimators: Bool { false }

  override var dimming: UIColor? {
    isAnchored ? .clear : UIColor(white: 0, alpha: 0.2)
  }

  override func decorate(_ wrapper: ModalWrapperView) {
    AlertLayout.decorate(wrapper)
  }
}

/// The sizes of an alert's card.
@MainActor
enum AlertLayout {
  static let width: CGFloat = 320

  static func size(of controller: UIViewController) -> CGSize {
    let height = (controller.viewIfLoaded as? AlertView)?.contentHeight ?? 0
    return CGSize(width: width, height: height)
  }

  static func frame(of controller: UIViewController, in container: UIView?) -> CGRect {
    guard let container else { return .zero }
    let size = size(of: controller)
    let area = container.bounds.inset(by: container.safeAreaInsets)
    return CGRect(
      x: (container.bounds.width - size.width) / 2,
      y: area.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  static func decorate(_ wrapper: ModalWrapperView) {
    wrapper.look = .alert
    wrapper.topRadius = 34
    wrapper.bottomRadius = 34
  }
}
