@_spi(Headless) import UIKit

/// A node that stands for a real view: what its neighbours do to what they draw, they do to it.
@MainActor
protocol RealViewNode: Node {
  var realView: UIView? { get }
}

extension RealViewNode {
  /// Gives the real view what the nodes around it in the same container do to their content.
  func updateOuterEffects() {
    guard let view = realView else { return }
    var effects = OuterEffects()
    var node = layout.parent
    while let current = node, current.ownContainerView == nil {
      current.apply(to: &effects)
      node = current.layout.parent
    }
    view.outerEffects = effects
  }
}

extension ViewGraph {
  func add(_ node: any RealViewNode) {
    realViews.append(node)
  }

  func remove(_ node: any RealViewNode) {
    realViews.removeAll { $0 === node }
  }

  func updateOuterEffects() {
    for node in realViews {
      node.updateOuterEffects()
    }
  }

  /// Says that what is drawn around real views is different now.
  func outerEffectsDidChange() {
    guard !realViews.isEmpty else { return }
    hostView?.setNeedsLayout()
  }
}
