@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// What a guide of the system follows; nil for one whose constraints decide.
  enum Kind {
    case own, safeArea, margins, readable, content, frame, keyboard
    /// One that says itself where it lies.
    case area
  }

  let kind: Kind
  var solvedFrame = CGRect.zero

  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return switch kind {
    case .own: solvedFrame
    case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
    case .margins, .readable: view.bounds.inset(by: view.layoutMargins)
    case .content: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .frame, .area: view.bounds
    case .keyboard: keyboardFrame(in: view)
    }
  }

  /// D: the keyboard's place in the view, or the bottom of the safe area while there is none.
  private func keyboardFrame(in view: UIView) -> CGRect {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let rest = CGRect(x: area.minX, y: area.maxY, width: area.width, height: 0)
    let stage = Stage.current
    guard stage.keyboard.isShown, view.window != nil else { return rest }
    let top = view.convert(CGPoint(x: 0, y: stage.keyboard.top(on: stage)), from: nil).y
    guard top < area.maxY else { return rest }
    return CGRect(
      x: view.bounds.minX,
      y: top,
      width: view.bounds.width,
      height: max(0, view.bounds.maxY - top)
    )
  }

  private func ownInsets(in view: UIView) -> UIEdgeInsets {
    let frame = layoutFrame
    let bounds = view.bounds
    return UIEdgeInsets(
      top: frame.minY - bounds.minY,
      left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX
    )
  }

  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .own, .content, .frame: .zero
    case .safeArea: view.safeAreaInsets
    case .margins, .readable: view.layoutMargins
    case .keyboard, .area: ownInsets(in: view)
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutEnd(item: self, attribute: .width))
  }

  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutEnd(item: self, attribute: .height))
  }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutEnd(item: self, attribute: attribute))
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutEnd(item: self, attribute: attribute))
  }
}

// A.3
@available(iOS 15.0, *)
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  @available(iOS 17.0, *)
  open var usesBottomSafeArea: Bool {
    get { keepsSafeArea }
    set { keepsSafeArea = newValue }
  }
  private var keepsSafeArea = true
}
