/// Holds one controller's view while it is in a stack: its shadow and dim move with it.
final class NavigationPageView: UIView {
  weak var controller: UIViewController?
  /// The height that the bar above has lost to this page's scrolled content.
  var collapse: CGFloat = 0
  private let dim = UIView(frame: .zero)
  var castsShadow = false { didSet { setNeedsDisplay() } }

  init(controller: UIViewController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    dim.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dim.isUserInteractionEnabled = false
    dim.alpha = 0
    hold()
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  func hold() {
    guard let view = controller?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    if let container = (controller?.presentation.presented as? UISearchController)?.container {
      holdSearch(container)
    }
  }

  /// What a search of the screen shows moves with the page.
  func holdSearch(_ container: ModalContainerView) {
    container.frame = bounds
    addSubview(container)
  }

  /// How dark it lies under the page in front, from 0 to 1.
  var dimming: CGFloat {
    get { dim.alpha }
    set {
      if newValue > 0, dim.superview == nil { addSubview(dim) }
      dim.frame = bounds
      dim.alpha = newValue
    }
  }

  func removeDimming() {
    dim.alpha = 0
    dim.removeFromSuperview()
  }

  override func displayItems() -> [DisplayItem] {
    guard castsShadow else { return [] }
    let shadow = DisplayShadow(
      color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.15),
      sigma: 4.5
    )
    return [.shadow(.rect(bounds), shadow)]
  }
}
