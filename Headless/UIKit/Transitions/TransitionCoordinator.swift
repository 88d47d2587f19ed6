/// What a transition tells those who come along: their animations, its progress, its outcome.
@MainActor
final class TransitionCoordinator: NSObject {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 0
  var transitionDuration: TimeInterval
  var timeline: Timeline?
  private weak var container: UIView?
  private var reportedProgress: CGFloat = 0
  private var hasRunAnimations = false
  private var hasFinished = false
  private var animations: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var completions: [Handler] = []

  init(
    from: UIViewController?,
    to: UIViewController?,
    isAnimated: Bool,
    presentationStyle: UIModalPresentationStyle = .none,
    duration: TimeInterval
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    transitionDuration = duration
  }

  func becomeInteractive() {
    if !hasRunAnimations { initiallyInteractive = true }
    isInteractive = true
  }

  /// D: handlers hear of each change, from interactive or to it.
  func interactionBegins() {
    for handler in interactionHandlers {
      handler(self)
    }
  }

  func begin(container: UIView?) {
    self.container = container
  }

  /// Runs what was queued so far, inside the animation that is being set up.
  func runAnimations() {
    hasRunAnimations = true
    let queued = animations
    animations = []
    for animation in queued {
      animation(self)
    }
  }

  /// C.5.5: when the finger lifts, before the finishing animation.
  func interactionEnds(isCancelled: Bool, velocity: CGFloat = 0) {
    isInteractive = false
    self.isCancelled = isCancelled
    completionVelocity = velocity
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers {
      handler(self)
    }
  }

  /// Completions run whatever became of the transition.
  func finish(isCancelled: Bool) {
    guard !hasFinished else { return }
    self.isCancelled = isCancelled
    isInteractive = false
    if !hasRunAnimations { runAnimations() }
    hasFinished = true
    interactionHandlers = []
    let queued = completions
    completions = []
    for completion in queued {
      completion(self)
    }
    from = nil
    to = nil
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { false }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { container ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  var percentComplete: CGFloat {
    get { timeline?.fraction(at: Stage.current.clock.now) ?? reportedProgress }
    set { reportedProgress = newValue }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  /// C.5.5: false if it came too late to run along; the completion runs in any case.
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !hasFinished else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasRunAnimations else { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !hasFinished else { return }
    interactionHandlers.append(handler)
  }
}
