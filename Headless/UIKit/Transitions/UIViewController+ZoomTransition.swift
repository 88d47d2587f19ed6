@available(iOS 18.0, *)
extension UIViewController {
  @MainActor @preconcurrency
  public class Transition: NSObject {
    enum Kind {
      case zoom((ZoomSourceViewProviderContext) -> UIView?)
      case style(UIModalTransitionStyle)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(sourceViewProvider))
    }

    public class func coverVertical() -> Transition { Transition(.style(.coverVertical)) }
    public class func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }
    public class func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }
    public class func partialCurl() -> Transition { Transition(.style(.partialCurl)) }

    @MainActor @preconcurrency
    open class ZoomOptions: NSObject {
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIBlurEffect?
      open var interactiveDismissShouldBegin:
        ((_ context: ZoomDismissalInteractionContext) -> Bool)?

      public override init() {
        super.init()
      }
    }

    @MainActor @preconcurrency
    open class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    @MainActor @preconcurrency
    open class ZoomDismissalInteractionContext: NSObject {
      public let location: CGPoint
      public let velocity: CGVector
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        self.location = location
        self.velocity = velocity
        self.willBegin = willBegin
        super.init()
      }
    }
  }
}

extension UIViewController {
  /// The system's own animator for a controller that wants to grow out of a view.
  func zoomAnimator(isLeaving: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let provider = zoomSourceProvider else { return nil }
    return ZoomAnimator(zoomed: self, isLeaving: isLeaving, provider: provider)
  }

  /// Where this controller grows from, given who comes before it.
  var preferredZoomSource: ((UIViewController) -> UIView?)? {
    guard case .zoom(let provider)? = presentation.preferred?.kind else { return nil }
    return { [unowned self] source in provider(.init(source: source, zoomed: self)) }
  }
}

/// Lets a screen grow out of a view of the one before, and shrink back into it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Provider = (UIViewController) -> UIView?

  private let zoomed: UIViewController
  private let isLeaving: Bool
  private let provider: Provider

  init(zoomed: UIViewController, isLeaving: Bool, provider: @escaping Provider) {
    self.zoomed = zoomed
    self.isLeaving = isLeaving
    self.provider = provider
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.45 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let to = context.viewController(forKey: .to), let page = zoomed.view else {
      return context.completeTransition(true)
    }
    if let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      view.alpha = 1
      container.addSubview(view)
      if isLeaving { container.sendSubviewToBack(view) }
    }
    container.performLayoutIfNeeded()
    let other = isLeaving ? to : context.viewController(forKey: .from)
    let source = other.flatMap(provider)
    let whole = isLeaving ? page.frame : context.finalFrame(for: zoomed)
    let small = source?.window == nil ? nil : source.map { $0.convert($0.bounds, to: container) }
    if !isLeaving { shrink(page, to: small, of: whole) }
    UIView.animate(withDuration: 0.45, delay: 0, options: .curveEaseOut) { [self] in
      if isLeaving {
        shrink(page, to: small, of: whole)
      } else {
        page.alpha = 1
        page.transform = .identity
        page.center = CGPoint(x: whole.midX, y: whole.midY)
      }
    } completion: { _ in
      page.alpha = 1
      page.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Without a source it grows out of the middle.
  private func shrink(_ page: UIView, to frame: CGRect?, of whole: CGRect) {
    let frame = frame ?? whole.insetBy(dx: whole.width * 0.4, dy: whole.height * 0.4)
    page.alpha = 0
    page.transform = CGAffineTransform(
      scaleX: max(frame.width / max(whole.width, 1), 0.01),
      y: max(frame.height / max(whole.height, 1), 0.01)
    )
    page.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
