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
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { unsupported("the curl of page view controllers") }
  }

  public required init?(coder: NSCoder) {
    unsupported("archived page view controllers")
    return nil
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateDots() }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  open var isDoubleSided = false

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
    guard let controller = viewControllers?.first, viewControllers?.count == 1 else {
      raise(
        .invalidArgument,
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match "
          + "the number required (1) for the requested transition"
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
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateDots()
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

extension UIPageViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocation"
    )
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacing"
    )
  }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
