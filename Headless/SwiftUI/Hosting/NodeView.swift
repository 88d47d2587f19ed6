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
    guard let touch = touches.first, touched == nil,
      let hit = node?.hitTestContents(touch.location(in: self))
    else { return super.touchesBegan(touches, with: event) }
    touched = hit
    hit.graph.touchStart = touch.timestamp
    hit.touch(.began, at: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let touched else {
      return super.touchesMoved(touches, with: event)
    }
    touched.touch(.moved, at: touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let touched else {
      return super.touchesEnded(touches, with: event)
    }
    self.touched = nil
    touched.touch(.ended, at: touch.location(in: self))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let touched else {
      return super.touchesCancelled(touches, with: event)
    }
    self.touched = nil
    touched.touch(.cancelled, at: touch.location(in: self))
  }
}
