@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// What a guide of the system follows; nil for one whose constraints decide.
  enum Kind {
    case own, safeArea, margins, readable, content, frame
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
    case .frame: view.bounds
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
