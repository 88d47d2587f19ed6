/// A key or button that is held down.
@MainActor @preconcurrency
open class UIPress: NSObject {
  open private(set) var timestamp: TimeInterval
  open private(set) var phase = Phase.began
  open private(set) var type: PressType
  open private(set) weak var window: UIWindow?
  open private(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open private(set) var force: CGFloat = 0
  private let pressedKey: UIKey?

  init(key: UIKey, window: UIWindow?, responder: UIResponder?, time: TimeInterval) {
    pressedKey = key
    self.window = window
    self.responder = responder
    timestamp = time
    type = PressType(key.keyCode)
    super.init()
  }

  @available(iOS 13.4, *)
  open var key: UIKey? { pressedKey }

  func end(at time: TimeInterval) {
    phase = .ended
    timestamp = time
  }
}

extension UIPress {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    @available(iOS 14.3, *)
    case pageUp = 30
    @available(iOS 14.3, *)
    case pageDown = 31

    init(_ usage: UIKeyboardHIDUsage) {
      self =
        switch usage {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .select
        }
    }
  }
}

@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>

  init(presses: Set<UIPress>, time: TimeInterval) {
    self.presses = presses
    super.init(touches: [], time: time)
    kind = (.presses, .none)
  }

  open var allPresses: Set<UIPress> { presses }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
