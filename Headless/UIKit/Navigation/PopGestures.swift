/// The two swipes back, and the pop that one of them drives.
@MainActor
final class PopGestures {
  private weak var owner: UINavigationController?
  private let systemDelegate: _UINavigationInteractiveTransition
  let edge = UIScreenEdgePanGestureRecognizer()
  let content = ContentPopRecognizer()
  weak var active: ScreenTransition?

  init(owner: UINavigationController) {
    self.owner = owner
    systemDelegate = _UINavigationInteractiveTransition(owner: owner)
    edge.edges = .left
    for recognizer in [edge, content] {
      recognizer.delegate = systemDelegate
      recognizer.onChange = { [weak self] _ in self?.follow(recognizer) }
    }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(edge)
    // C.7.3: the swipe over the content came with the look of 26.
    if Stage.current.look == .glass { view.addGestureRecognizer(content) }
  }

  /// A swipe back goes from the leading edge to the trailing one.
  func setFlipped(_ isFlipped: Bool) {
    edge.edges = isFlipped ? .right : .left
    content.isFlipped = isFlipped
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let owner, let view = owner.viewIfLoaded else { return }
    let scale = (owner.isFlipped ? -1 : 1) / max(1, view.bounds.width)
    let progress = min(max(0, recognizer.translation(in: nil).x * scale), 1)
    switch recognizer.state {
    case .began:
      owner.beginInteractivePop()
      owner.updateInteractivePop(progress)
    case .changed:
      owner.updateInteractivePop(progress)
    case .ended:
      owner.updateInteractivePop(progress)
      let velocity = recognizer.velocity(in: nil).x * scale
      owner.endInteractivePop(
        finish: owner.finishesPop(progress: progress, velocity: velocity),
        velocity: velocity
      )
    case .cancelled:
      owner.endInteractivePop(finish: false)
    case .possible, .failed:
      break
    }
  }
}
