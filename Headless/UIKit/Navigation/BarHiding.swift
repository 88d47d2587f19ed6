/// The bars of a stack that go and come back by themselves (A.4): a swipe, a tap, little height,
/// the keyboard.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let owner: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  var onSwipe = false { didSet { update() } }
  var onTap = false { didSet { update() } }
  var whenVerticallyCompact = false { didSet { update() } }
  var whenKeyboardAppears = false { didSet { update() } }
  /// Whether the toolbar went together with the navigation bar.
  private var tookToolbar = false

  init(owner: UINavigationController) {
    self.owner = owner
    super.init()
    for recognizer in [swipe, tap] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    swipe.onChange = { [weak self] _ in self?.swipeDidChange() }
    tap.onChange = { [weak self] _ in self?.tapDidChange() }
    update()
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(tap)
  }

  private func update() {
    swipe.isEnabled = onSwipe
    tap.isEnabled = onTap || whenVerticallyCompact || whenKeyboardAppears
  }

  // MARK: Fingers

  /// How far a finger moves before the bars follow.
  private static let threshold: CGFloat = 20

  private func swipeDidChange() {
    guard swipe.state == .began || swipe.state == .changed else { return }
    let way = swipe.translation(in: nil).y
    guard abs(way) >= Self.threshold else { return }
    swipe.setTranslation(.zero, in: nil)
    set(hidden: way < 0)
  }

  /// A tap that nothing else takes: back and forth if taps hide, else only back.
  private func tapDidChange() {
    guard tap.state == .ended else { return }
    set(hidden: onTap && !owner.isNavigationBarHidden)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return true }
    let velocity = swipe.velocity(in: nil)
    return abs(velocity.y) > abs(velocity.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    var view = touch.view
    while let current = view, current !== owner.view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }

  /// The content scrolls under the same finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipe && otherGestureRecognizer.view is UIScrollView
  }

  // MARK: Circumstances

  func fitToHeight(from previous: UITraitCollection?, animated: Bool) {
    let current = owner.traitCollection.verticalSizeClass
    guard whenVerticallyCompact, previous?.verticalSizeClass != current else { return }
    guard current == .compact || previous != nil else { return }
    set(hidden: current == .compact, animated: animated)
  }

  func keyboardDidAppear() {
    guard whenKeyboardAppears else { return }
    set(hidden: true)
  }

  /// A toolbar without items stays, as documented for swipes.
  private func set(hidden: Bool, animated: Bool = true) {
    guard hidden != owner.isNavigationBarHidden else { return }
    owner.setNavigationBarHidden(hidden, animated: animated)
    if hidden {
      guard !owner.isToolbarHidden, owner.topViewController?.toolbarItems?.isEmpty == false else {
        return
      }
      tookToolbar = true
      owner.setToolbarHidden(true, animated: animated)
    } else if tookToolbar {
      tookToolbar = false
      owner.setToolbarHidden(false, animated: animated)
    }
  }
}

extension UIResponder {
  /// The keyboard comes up for this responder: the stacks around it may hide their bars.
  func keyboardDidAppear() {
    var controller = (self as? UIView)?.nearestController ?? (self as? UIViewController)
    while let current = controller {
      (current as? UINavigationController)?.barHiding.keyboardDidAppear()
      controller = current.parent
    }
  }
}
