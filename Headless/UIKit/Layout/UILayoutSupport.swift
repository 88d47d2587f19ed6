/// What a bar above or below leaves to a controller's view.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view that the safe area leaves out at one end.
@MainActor
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init(.own, of: view)
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let y = isTop ? view.bounds.minY : view.bounds.maxY - length
    return CGRect(x: view.bounds.minX, y: y, width: view.bounds.width, height: length)
  }

  // Each end is one of the view, or of its safe area.

  override var topAnchor: NSLayoutYAxisAnchor {
    guard let view = owningView else { return super.topAnchor }
    return isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }

  override var bottomAnchor: NSLayoutYAxisAnchor {
    guard let view = owningView else { return super.bottomAnchor }
    return isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension UIViewController {
  @available(iOS, introduced: 7.0, deprecated: 11.0)
  public var topLayoutGuide: any UILayoutSupport { BarLayoutGuide(of: view, isTop: true) }

  @available(iOS, introduced: 7.0, deprecated: 11.0)
  public var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide(of: view, isTop: false) }
}
