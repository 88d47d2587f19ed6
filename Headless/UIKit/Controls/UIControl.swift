@MainActor @preconcurrency
open class UIControl: UIView {
  private var handlers: [Handler] = []
  private var tracked: UITouch?

  private struct Handler {
    let action: UIAction
    var events: Event
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  open var isEnabled = true { didSet { stateMayHaveChanged(oldValue != isEnabled) } }
  open var isSelected = false { didSet { stateMayHaveChanged(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateMayHaveChanged(oldValue != isHighlighted) } }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func stateMayHaveChanged(_ didChange: Bool) {
    guard didChange else { return }
    stateDidChange()
    setNeedsDisplay()
  }

  /// The look follows the state.
  func stateDidChange() {}

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  @available(iOS 14.0, *)
  open var showsMenuAsPrimaryAction: Bool {
    get { storedShowsMenu }
    set { storedShowsMenu = newValue }
  }

  private var storedShowsMenu = false

  @available(iOS 15.0, *)
  open var toolTip: String? {
    get { storedToolTip }
    set { storedToolTip = newValue }
  }

  private var storedToolTip: String?

  // MARK: Actions

  // An action with an identifier that is registered for the events replaces it (D, A.8).
  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(Handler(action: action, events: controlEvents))
    }
  }

  @available(iOS 14.0, *)
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  @available(iOS 14.0, *)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  @available(iOS 14.0, *)
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// In the order of registration (O, C.3).
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  open var allControlEvents: Event {
    handlers.reduce([]) { $0.union($1.events) }
  }

  @available(iOS 17.4, *)
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // A disabled control swallows touches (O, C.3).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    tracked = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    if wasInside != isTouchInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    guard continueTracking(touch, with: event) else { return stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { didTouchUpInside(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  func didTouchUpInside(_ event: UIEvent?) {}

  private func stopTracking() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger may stray 70 points from a control (ios-look 10).
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  // A single tap on a control belongs to it, not to recognizers around it (D, C.3).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer.view !== self, isEnabled, claimsSingleTaps,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Buttons, switches, steppers, segmented and page controls do.
  var claimsSingleTaps: Bool { false }

  // MARK: What is heard

  @_spi(Headless)
  open override var isTapTarget: Bool { true }
}
