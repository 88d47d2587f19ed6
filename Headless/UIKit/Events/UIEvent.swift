@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    @available(iOS 13.4, *)
    case scroll = 10
    @available(iOS 13.4, *)
    case hover = 11
    @available(iOS 13.4, *)
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  private let touches: Set<UITouch>

  init(touches: Set<UITouch>, time: TimeInterval) {
    self.touches = touches
    timestamp = time
    super.init()
  }

  open var type: EventType { kind.type }
  open var subtype: EventSubtype { kind.subtype }
  var kind: (type: EventType, subtype: EventSubtype) = (.touches, .none)
  open private(set) var timestamp: TimeInterval
  open var allTouches: Set<UITouch>? { touches }

  open func touches(for view: UIView) -> Set<UITouch>? {
    found { $0.view === view }
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    found { $0.window === window }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    found { $0.recognizers.contains(gesture) }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func found(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let result = touches.filter(matches)
    return result.isEmpty ? nil : result
  }
}
