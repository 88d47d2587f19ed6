@available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
  private var hidesPlatter = false
  open var sourceView: UIView?

  open var detents: [Detent] = [.large()] {
    didSet { layoutAgain() }
  }

  /// Nil stands for the smallest detent (C.8.6).
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { layoutAgain() }
  }

  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { layoutAgain() }
  }

  /// The height that a finger holds it at, between detents.
  var draggedValue: CGFloat? {
    didSet { layoutAgain() }
  }

  private(set) lazy var detentDrag = SheetDrag(sheet: self)

  open var prefersGrabberVisible = false {
    didSet { container?.wrapper.setNeedsDisplay() }
  }

  open var preferredCornerRadius: CGFloat? {
    didSet { layoutAgain() }
  }

  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { layoutAgain() }
  }

  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { layoutAgain() }
  }

  /// Lets touches through to what lies behind, at every detent.
  package var isNeverDimmed = false {
    didSet { layoutAgain() }
  }

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    requestedStyle = .pageSheet
  }

  open func animateChanges(_ changes: () -> Void) {
    let stage = Stage.current
    let timeline = Timeline(
      start: stage.clock.now,
      duration: motion.duration,
      curve: motion.curve
    )
    stage.clock.schedule(at: timeline.end) {}
    AnimationContext.run(timeline) {
      changes()
      container?.performLayoutIfNeeded()
    }
    stage.loop.setNeedsTurn()
  }

  @available(iOS 16.0, *)
  open func invalidateDetents() {
    layoutAgain()
  }

  private func layoutAgain() {
    container?.setNeedsLayout()
  }

  // MARK: Frames

  var isFormOnPad: Bool {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
  }

  private var maximumDetentValue: CGFloat {
    guard let container else { return 0 }
    let insets = container.safeAreaInsets
    return container.bounds.height - insets.top - insets.bottom
  }

  /// The detents and their values, in the order given; those that resolve to nothing are left out.
  var resolvedDetents: [(identifier: Detent.Identifier, value: CGFloat)] {
    let context = DetentContext(traits: traitCollection, maximum: maximumDetentValue)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min($0, maximumDetentValue)) }
    }
  }

  var currentDetent: (identifier: Detent.Identifier, value: CGFloat) {
    let all = resolvedDetents
    if let selected = all.first(where: { $0.identifier == selectedDetentIdentifier }) {
      return selected
    }
    return all.min { $0.value < $1.value } ?? (.large, maximumDetentValue)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    if isFormOnPad { return padFrame(in: container) }
    if fillsCompactHeight { return container.bounds }
    let frame = phoneFrame(for: draggedValue ?? currentDetent.value)
    return hasOwnWidth ? narrowed(frame, in: container) : frame
  }

  override func stays(in style: UIModalPresentationStyle) -> Bool {
    style == .pageSheet || style == .formSheet || style == .automatic
  }

  private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  /// D: in compact height a sheet is full screen unless it prefers the edge.
  var fillsCompactHeight: Bool { isCompactHeight && !prefersEdgeAttachedInCompactHeight }

  private var hasOwnWidth: Bool {
    isCompactHeight || widthFollowsPreferredContentSizeWhenEdgeAttached
  }

  /// D: as wide as the safe area in compact height, or as its content prefers.
  private func narrowed(_ frame: CGRect, in container: UIView) -> CGRect {
    let insets = container.safeAreaInsets
    var width = min(frame.width, container.bounds.width - insets.left - insets.right)
    let preferred = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
      width = min(width, preferred)
    }
    return CGRect(
      x: (container.bounds.width - width) / 2,
      y: frame.minY,
      width: width,
      height: frame.height
    )
  }

  /// A detent that isn't the large one floats: the full-width sheet scaled about the bottom.
  func phoneFrame(for value: CGFloat) -> CGRect {
    guard let container else { return .zero }
    let size = container.bounds.size
    let insets = container.safeAreaInsets
    guard value < maximumDetentValue else {
      let top = insets.top > 20 ? insets.top : 30
      return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    }
    let scale = (size.width - 16) / size.width
    let height = (value + insets.bottom) * scale
    return CGRect(x: 8, y: size.height - 8 - height, width: size.width - 16, height: height)
  }

  private func padFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    var size =
      requestedStyle == .formSheet
      ? CGSize(width: 540, height: 620)
      : CGSize(width: min(704, bounds.width), height: bounds.height - 88)
    let preferred = presentedViewController.preferredContentSize
    if preferred != .zero { size = preferred }
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  var isLarge: Bool {
    !isFormOnPad && (draggedValue ?? currentDetent.value) >= maximumDetentValue
  }

  // MARK: Looks

  /// Whether the sheet draws its own background: not below an app's.
  package var drawsPlatter: Bool {
    get { !hidesPlatter }
    set {
      hidesPlatter = !newValue
      container?.setNeedsLayout()
    }
  }

  override var dimming: UIColor? {
    guard !isNeverDimmed else { return nil }
    guard let undimmed = largestUndimmedDetentIdentifier else { return Self.dim }
    let all = resolvedDetents
    guard let limit = all.first(where: { $0.identifier == undimmed })?.value else {
      return Self.dim
    }
    return currentDetent.value <= limit ? nil : Self.dim
  }

  private static let dim = UIColor(white: 0, alpha: 0.2)

  override var allowsPullDown: Bool { true }
  override var dismissesOnOutsideTap: Bool { true }

  override func decorate(_ wrapper: ModalWrapperView) {
    let device = Stage.current.device
    wrapper.look = hidesPlatter ? .plain : .sheet
    wrapper.topRadius = preferredCornerRadius ?? 38
    // A floating sheet's lower corners are concentric with the display's.
    wrapper.bottomRadius = isLarge ? 0 : max(device.displayCornerRadius - 8, wrapper.topRadius)
    if isFormOnPad { wrapper.bottomRadius = wrapper.topRadius }
    wrapper.showsGrabber = prefersGrabberVisible && !fillsCompactHeight
    guard fillsCompactHeight else { return }
    wrapper.topRadius = 0
    wrapper.bottomRadius = 0
    unsettled("C.8.6: a sheet that fills a compact height can't be pulled down")
  }
}

@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

@available(iOS 15.0, *)
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
