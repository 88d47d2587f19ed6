// A.1
extension UIResponder {
  public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }

  public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }

  public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }

  public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }

  public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }

  public class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// The keyboard, which nobody sees here: it takes room, and tells who listens.
@MainActor
struct KeyboardState {
  private(set) var isShown = false
  var isCheckPending = false
  /// What stands on the keyboard.
  private(set) var accessory: UIView?

  /// Views that lay something out by the keyboard.
  private var followers: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  static func follow(_ view: UIView) {
    Stage.current.keyboard.followers.removeAll { $0.view == nil }
    Stage.current.keyboard.followers.append(WeakView(view: view))
  }

  /// Its upper edge on the screen, with what stands on it.
  func top(on stage: Stage) -> CGFloat {
    let accessory = accessory?.bounds.height ?? 0
    return stage.device.size.height - Self.height - accessory
  }

  static let height: CGFloat = 336
  static let duration: TimeInterval = 0.25

  /// What has the keyboard may have changed: one look a turn, so that going from field to field
  /// moves nothing.
  static func mayHaveChanged(on stage: Stage) {
    guard !stage.keyboard.isCheckPending else { return }
    stage.keyboard.isCheckPending = true
    stage.loop.enqueue {
      stage.keyboard.isCheckPending = false
      showAccessory(on: stage)
      let isWanted = stage.firstResponder is any KeyTarget
      guard isWanted != stage.keyboard.isShown else { return }
      stage.keyboard.isShown = isWanted
      announce(isWanted, on: stage)
      UIView.animate(withDuration: duration) {
        for follower in stage.keyboard.followers {
          follower.view?.setNeedsLayout()
          follower.view?.performLayoutIfNeeded()
        }
      }
    }
  }

  /// D: the nearest in the responder chain of what has the keyboard, as wide as the window.
  private static func showAccessory(on stage: Stage) {
    let responder = stage.firstResponder
    let wanted = responder is any KeyTarget ? responder?.nearestInputAccessory : nil
    let old = stage.keyboard.accessory
    if old !== wanted { old?.removeFromSuperview() }
    stage.keyboard.accessory = wanted
    guard let wanted, let window = (responder as? UIView)?.window else { return }
    var height = wanted.bounds.height
    if height == 0 {
      height = wanted.fittingSize(width: window.bounds.width, height: nil).height
    }
    let bottom = stage.device.size.height - Self.height - window.frame.minY
    wanted.frame = CGRect(x: 0, y: bottom - height, width: window.bounds.width, height: height)
    if wanted.superview !== window { window.addSubview(wanted) }
    window.bringSubviewToFront(wanted)
  }

  private static func announce(_ shows: Bool, on stage: Stage) {
    let screen = stage.device.size
    let below = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    var above = below
    above.origin.y -= height
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: shows ? below : above),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: shows ? above : below),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    )
    _ = stage.clock.schedule(after: duration) {
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(
        shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
      )
    }
  }
}

extension UIResponder {
  /// The view that is to stand on the keyboard while this has it.
  fileprivate var nearestInputAccessory: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current.inputAccessoryView { return view }
      responder = current.next
    }
    return nil
  }
}

extension Stage {
  /// What is to stand on the keyboard may be another view now.
  package func keyboardAccessoryMayHaveChanged() {
    KeyboardState.mayHaveChanged(on: self)
  }
}

// A.17
extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
