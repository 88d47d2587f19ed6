open class UIPopoverPresentationController: UIPresentationController {
  @available(iOS 16.0, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem?
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// In compact width a popover becomes this sheet.
  @available(iOS 15.0, *)
  open private(set) lazy var adaptiveSheetPresentationController = makeAdaptiveSheet()

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    requestedStyle = .popover
  }

  private func makeAdaptiveSheet() -> UISheetPresentationController {
    UISheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: presenter
    )
  }

  var hasSource: Bool {
    if barButtonItem != nil || sourceView != nil { return true }
    return sourceItem != nil
  }

  var debugName: String {
    addressed("UIPopoverPresentationController", self)
  }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .formSheet : .none
  }

  override func substitute(
    for style: UIModalPresentationStyle,
    presenting controller: UIViewController
  ) -> UIPresentationController? {
    guard style == .pageSheet || style == .formSheet || style == .automatic,
      controller === presentedViewController
    else { return super.substitute(for: style, presenting: controller) }
    return adaptiveSheetPresentationController
  }

  // MARK: Place

  private var sourceFrame: CGRect? {
    guard let container else { return nil }
    if let view = sourceView {
      let rect = sourceRect.isNull ? view.bounds : sourceRect
      return container.convert(view.convert(rect, to: nil), from: nil)
    }
    if let view = barButtonItem?.displayedView ?? sourceItem?.displayedView {
      return container.convert(view.convert(view.bounds, to: nil), from: nil)
    }
    return nil
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let preferred = presentedViewController.preferredContentSize
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let place = PopoverPlace(
      size: preferred == .zero ? CGSize(width: 320, height: 480) : preferred,
      area: area,
      source: sourceFrame ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0),
      directions: permittedArrowDirections,
      overlaps: canOverlapSourceViewRect
    )
    arrowDirection = place.direction
    return place.frame
  }

  /// Touches beside the card reach the views that the app lets through, and nothing else.
  override func redirect(
    _ hit: UIView?,
    at point: CGPoint,
    in container: ModalContainerView
  ) -> UIView? {
    guard hit === container || hit === container.dimmingView else { return hit }
    for view in passthroughViews ?? [] where view.window === container.window {
      if let target = view.hitTest(container.convert(point, to: view), with: nil) { return target }
    }
    return super.redirect(hit, at: point, in: container)
  }

  override var motion: ModalMotion { .fade }
  override var dismissesOnOutsideTap: Bool { true }
  override var dimming: UIColor? { .clear }

  override func decorate(_ wrapper: ModalWrapperView) {
    wrapper.look = .popover
    wrapper.topRadius = 26
    wrapper.bottomRadius = 26
    wrapper.arrow = arrow(in: wrapper.frame)
  }

  /// Where the arrow stands on the card.
  private func arrow(in card: CGRect) -> ModalWrapperView.Arrow? {
    guard let source = sourceFrame else { return nil }
    let least = 26 + ModalWrapperView.Arrow.size.width / 2
    let x = min(max(source.midX - card.minX, least), card.width - least)
    let y = min(max(source.midY - card.minY, least), card.height - least)
    switch arrowDirection {
    case .up: return ModalWrapperView.Arrow(edge: .top, position: x)
    case .down: return ModalWrapperView.Arrow(edge: .bottom, position: x)
    case .left: return ModalWrapperView.Arrow(edge: .left, position: y)
    case .right: return ModalWrapperView.Arrow(edge: .right, position: y)
    default: return nil
    }
  }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
