/// A text beside a pointer that rests on a view: there is no pointer here.
@available(iOS 15.0, *)
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var defaultToolTip: String?

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  public override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}
