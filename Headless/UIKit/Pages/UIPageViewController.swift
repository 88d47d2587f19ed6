// uikit-views A.15, C.5
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  var pages = PageState()
  public let transitionStyle: TransitionStyle
  let isVertical: Bool
  let spacing: CGFloat
  let pan = UIPanGestureRecognizer()
  private let dots = UIPageControl(frame: .zero)

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    isVertical = navigationOrientation == .vertical
    spacing = options?[.interPageSpacing] as? CGFloat ?? 0
    spine = style == .scroll ? .none : Self.spine(of: options) ?? .min
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { unsupported("the curl of page view controllers") }
    reportSpine()
  }

  public required init?(coder: NSCoder) {
    unsupported("archived page view controllers")
    return nil
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateDots() }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  // Without the curl a page has no back that could be seen.
  open var isDoubleSided = false

  private var spine: SpineLocation

  /// D: pages that scroll have none.
  open var spineLocation: SpineLocation { spine }

  private static func spine(of options: [OptionsKey: Any]?) -> SpineLocation? {
    switch options?[.spineLocation] {
    case let spine as SpineLocation: spine
    case let number as Int: SpineLocation(rawValue: number)
    default: nil
    }
  }

  private func reportSpine() {
    if spine == .mid { unsupported("books with two pages side by side") }
  }

  /// D: pages that scroll keep theirs to themselves.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pan, tap] : []
  }

  let tap = UITapGestureRecognizer()

  open var viewControllers: [UIViewController]? {
    pages.current.map { [$0] } ?? []
  }

  /// It calls neither delegate nor data source. The completion comes with the end of the motion.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let required = spine == .mid ? 2 : 1
    guard let controller = viewControllers?.first, viewControllers?.count == required else {
      raise(
        .invalidArgument,
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match "
          + "the number required (\(required)) for the requested transition"
      )
    }
    set(controller, isForward: direction == .forward, animated: animated, completion: completion)
  }

  // MARK: View

  open override func loadView() {
    let view = PageContainerView(frame: UIScreen.main.bounds)
    view.layOut = { [weak self] in self?.layOutContents() }
    pan.onChange = { [weak self] _ in self?.followFinger() }
    view.addGestureRecognizer(pan)
    tap.onChange = { [weak self] _ in self?.followTap() }
    if transitionStyle == .pageCurl { view.addGestureRecognizer(tap) }
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateDots()
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation = viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .unknown
    spine = delegate.pageViewController(self, spineLocationFor: orientation)
    reportSpine()
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var ordersChildAppearance: Bool { true }

  override func containerWillAppear() {
    installCurrent()
  }

  override func containerWillDisappear() {
    pages.running?.end()
  }

  // MARK: Dots

  var hasDots: Bool { !dots.isHidden }

  /// Both methods of the data source, scrolling and horizontal: then there are dots (D).
  func updateDots() {
    guard isViewLoaded else { return }
    let count =
      transitionStyle == .scroll && !isVertical
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    dots.isHidden = count == 0
    guard count > 0, let dataSource else { return }
    dots.numberOfPages = count
    dots.currentPage = dataSource.presentationIndex(for: self)
    view.setNeedsLayout()
  }

  func moveDots(isForward: Bool) {
    guard hasDots else { return }
    dots.currentPage = min(max(0, dots.currentPage + (isForward ? 1 : -1)), dots.numberOfPages - 1)
  }

  func layOutDots() {
    guard hasDots else { return }
    let bounds = view.bounds
    dots.frame = CGRect(
      x: 0,
      y: bounds.height - view.safeAreaInsets.bottom - 37,
      width: bounds.width,
      height: 37
    )
    view.bringSubviewToFront(dots)
  }
}
