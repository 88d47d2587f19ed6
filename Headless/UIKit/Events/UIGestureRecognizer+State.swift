extension UIGestureRecognizer {
  private var dispatcher: TouchDispatcher? {
    core.touches.first?.window?.dispatcher ?? view?.window?.dispatcher
  }

  var isRecognizing: Bool {
    state == .began || state == .changed
  }

  /// Whether it may still recognize what goes on.
  var isUndecided: Bool {
    core.isInPlay && core.state == .possible
  }

  /// A subclass, a timer or another recognizer asks for a state.
  func request(_ new: State) {
    switch (core.state, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      recognize(new == .changed ? .began : new)
    case (.began, .changed), (.began, .began), (.changed, .changed), (.changed, .began):
      enter(.changed)
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    // What is decided stays so until the next touches.
    default:
      break
    }
  }

  // MARK: Recognition

  private func recognize(_ new: State) {
    guard core.pending == nil else {
      // It goes on while it waits: an end replaces a beginning.
      core.pending = new
      return
    }
    guard mayBegin() else { return fail() }
    if let dispatcher, dispatcher.isPrevented(self) { return fail() }
    if hasUnfailedRequirement {
      core.pending = new
      return
    }
    begin(new)
  }

  private func begin(_ new: State) {
    core.pending = nil
    core.lastLocation = location(in: nil)
    enter(new)
    dispatcher?.didRecognize(self)
  }

  private func enter(_ new: State) {
    core.state = new
    onChange?(self)
    if new == .ended || new == .cancelled { dispatcher?.didDecide(self) }
  }

  private func fail() {
    core.pending = nil
    core.state = .failed
    dispatcher?.didDecide(self)
  }

  /// The view under the finger is asked first, then those around it, then the delegate.
  private func mayBegin() -> Bool {
    var asked = core.touches.first?.view ?? view
    while let current = asked {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === view { break }
      asked = current.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func cancelRecognition() {
    switch core.state {
    case .began, .changed: request(.cancelled)
    case .possible where core.isInPlay: fail()
    default: break
    }
  }

  func cancelBecauseDisabled() {
    cancelRecognition()
    for touch in core.touches {
      touch.recognizers.removeAll { $0 === self }
    }
    core.touches = []
    resetIfOver()
  }

  /// Another recognizer went first.
  func preventRecognition() {
    cancelRecognition()
  }

  // MARK: Waiting for others

  private var hasUnfailedRequirement: Bool {
    requirementsInPlay.contains { $0.core.state != .failed }
  }

  var requirementsInPlay: [UIGestureRecognizer] {
    let own = core.requirements.compactMap(\.recognizer)
    let asked = (dispatcher?.recognizersInPlay ?? []).filter { other in
      other !== self && (mustWait(for: other) || other.mustBeFailed(by: self))
    }
    var result: [UIGestureRecognizer] = []
    for other in own + asked where other.core.isInPlay && !result.contains(other) {
      result.append(other)
    }
    return result
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
  }

  private func mustBeFailed(by other: UIGestureRecognizer) -> Bool {
    shouldBeRequiredToFail(by: other)
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
  }

  /// Another recognizer decided: go on, or give up.
  func reconsider() {
    guard let pending = core.pending else { return }
    let requirements = requirementsInPlay
    if requirements.contains(where: { $0.core.state != .possible && $0.core.state != .failed }) {
      return fail()
    }
    guard !requirements.contains(where: { $0.core.state == .possible }) else { return }
    if let dispatcher, dispatcher.isPrevented(self) { return fail() }
    begin(pending)
  }

  // MARK: Together or alone

  /// Whether this one's recognition stops another's.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isAllowed =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !isAllowed
  }

  // MARK: Touches

  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, core.state == .possible || isRecognizing else { return false }
    guard acceptsTouch?(touch) ?? true else { return false }
    guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func deliver(_ touches: Set<UITouch>, _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let part = touches.filter { $0.phase == phase && $0.recognizers.contains(self) }
      guard !part.isEmpty, core.state != .failed, core.state != .cancelled else { continue }
      if core.state == .ended, phase != .began { continue }
      core.lastLocation = location(in: nil)
      switch phase {
      case .began: touchesBegan(part, with: event)
      case .moved: touchesMoved(part, with: event)
      case .ended: touchesEnded(part, with: event)
      default: touchesCancelled(part, with: event)
      }
    }
  }

  /// Back to possible once it is decided and its touches are gone.
  func resetIfOver() {
    guard core.isInPlay, core.touches.isEmpty, core.state != .possible, !isRecognizing else {
      return
    }
    performReset()
  }

  func performReset() {
    core.isInPlay = false
    core.pending = nil
    core.touches = []
    core.state = .possible
    reset()
  }
}
