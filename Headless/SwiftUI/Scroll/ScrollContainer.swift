@_spi(Headless) import UIKit

/// A node whose content lies in a real scroll view.
@MainActor
protocol ScrollContainer: Node {
  var scroller: UIScrollView? { get }
  var readers: VisibleReaders { get set }
  /// The nodes inside that depend on its size.
  var sizeReaders: VisibleReaders { get set }
}

/// A node whose content depends on what of a scroll view is to be seen.
@MainActor
protocol VisibleReader: Node {}

/// The nodes inside a scroll view that depend on its offset.
@MainActor
struct VisibleReaders {
  private var nodes: [ObjectIdentifier: WeakReader] = [:]

  private struct WeakReader {
    weak var node: (any VisibleReader)?
  }

  mutating func add(_ node: any VisibleReader) {
    nodes[ObjectIdentifier(node)] = WeakReader(node: node)
  }

  mutating func takeMounted() -> [any VisibleReader] {
    nodes = nodes.filter { $0.value.node?.isMounted == true }
    return nodes.values.compactMap(\.node)
  }
}

extension ScrollContainer {
  /// What is to be seen, in the coordinates of the content.
  var visibleRect: CGRect {
    guard let scroller else { return .zero }
    return scroller.bounds
  }

  func visibleRectDidChange() {
    for reader in readers.takeMounted() {
      reader.invalidateLayout()
    }
  }

  /// Scrolls until a rectangle of the content lies at an anchor; without one as little as needed.
  func scroll(to rect: CGRect, anchor: UnitPoint?, animated: Bool) {
    guard let scroller else { return }
    let area = scroller.bounds.inset(by: scroller.adjustedContentInset)
    guard let anchor else { return scroller.scrollRectToVisible(rect, animated: animated) }
    let insets = scroller.adjustedContentInset
    let wanted = CGPoint(
      x: rect.minX + (rect.width - area.width) * anchor.x - insets.left,
      y: rect.minY + (rect.height - area.height) * anchor.y - insets.top
    )
    func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(least, min(value, max(least, most)))
    }
    let size = scroller.contentSize
    let offset = CGPoint(
      x: clamp(wanted.x, -insets.left, size.width + insets.right - scroller.bounds.width),
      y: clamp(wanted.y, -insets.top, size.height + insets.bottom - scroller.bounds.height)
    )
    scroller.setContentOffset(offset, animated: animated)
  }
}

extension Node {
  /// The scroll view around this node.
  final var scrollContainer: (any ScrollContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any ScrollContainer { return container }
      node = current.parent
    }
    return nil
  }
}

/// The scroll view of a graph: it tells when its offset or size changes.
final class GraphScrollView: UIScrollView {
  var didMove: () -> Void = {}
  /// Whether a finger at a point of the content belongs to what is there.
  var keepsTouch: (CGPoint) -> Bool = { _ in false }
  private var lastBounds = CGRect.zero

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer,
      keepsTouch(gestureRecognizer.location(in: self))
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds != lastBounds else { return }
    lastBounds = bounds
    didMove()
  }
}
