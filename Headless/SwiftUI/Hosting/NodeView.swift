@_spi(Headless) import UIKit

/// A real view with nodes inside: it draws them, says what they say and gives them touches.
///
/// A hosting view is one, and so is what scrolls in a scroll view: a node whose children are placed
/// in a view of its own hands this view out as `ownContainerView`.
class NodeView: UIView {
  /// The node whose children are in this view.
  var node: Node? {
    get { link?.node }
    set { link = newValue?.link }
  }
  private var link: NodeLink?
  private weak var touched: Node?
  private weak var firstTouch: UITouch?
  private weak var secondTouch: UITouch?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  // MARK: What is drawn and heard

  override func displayItems() -> [DisplayItem] {
    display().items
  }

  override func interleavedContents() -> [DisplayContent]? {
    let contents = display().contents
    return contents.isEmpty ? nil : contents
  }

  private func display() -> DisplayContext {
    var context = DisplayContext()
    node?.displayContents(in: &context)
    return context
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var list: [AccessibilityNode] = []
    node?.accessibilityOfContents(in: &list)
    return list
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return super.touchesBegan(touches, with: event) }
    if touched != nil {
      guard secondTouch == nil else { return }
      secondTouch = touch
      return secondFingerDidMove(to: touch.location(in: nil))
    }
    guard let hit = node?.hitTestContents(touch.location(in: self)) else {
      return super.touchesBegan(touches, with: event)
    }
    touched = hit
    firstTouch = touch
    secondTouch = nil
    hit.graph.touchStart = touch.timestamp
    hit.graph.secondFinger = nil
    hit.touch(.began, at: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let touched else {
      return super.touchesMoved(touches, with: event)
    }
    if touch === secondTouch { return secondFingerDidMove(to: touch.location(in: nil)) }
    guard touch === firstTouch else { return }
    touched.touch(.moved, at: touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches, .ended) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }

  private func end(_ touches: Set<UITouch>, _ phase: TouchPhase, otherwise: () -> Void) {
    guard let touch = touches.first, let touched else { return otherwise() }
    if touch === secondTouch {
      secondTouch = nil
      return secondFingerDidMove(to: nil)
    }
    guard touch === firstTouch else { return }
    self.touched = nil
    firstTouch = nil
    touched.touch(phase, at: touch.location(in: self))
    secondTouch = nil
    touched.graph.secondFinger = nil
  }

  /// What follows the first finger looks at the second one too.
  private func secondFingerDidMove(to point: CGPoint?) {
    guard let touched, let firstTouch else { return }
    touched.graph.secondFinger = point
    touched.touch(.moved, at: firstTouch.location(in: self))
  }
}
