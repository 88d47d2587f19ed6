@_spi(Headless) import UIKit

/// Stands between a hosting view and the view of a representable: the graph places this one.
final class PlatformViewHost: UIView {
  private weak var content: UIView?
  private var knownSize: CGSize?

  func hold(_ view: UIView) {
    content = view
    addSubview(view)
    keepInPlace()
  }

  /// C.10.5: the frame of what it holds is not the app's.
  var isInPlace: Bool {
    guard let content, content.superview === self else { return true }
    return content.transform.isIdentity && content.bounds.size == bounds.size
      && content.center == CGPoint(x: bounds.midX, y: bounds.midY)
  }

  func keepInPlace() {
    guard let content, !isInPlace else { return }
    content.transform = .identity
    content.frame = bounds
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    keepInPlace()
    let size = content?.intrinsicContentSize
    guard size != knownSize else { return }
    knownSize = size
    superview?.setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
