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
    var run: AnimationRun?
    var node: Node? = self
    while let current = node, current === self || current.ownContainerView == nil {
      if current !== self {
        current.apply(to: &effects)
        run = run ?? current.effectRun
      }
      if let presence = current.layout.presence {
        run = presence.run
        come(view, presence, &effects)
      }
      node = current.layout.parent
    }
    perform(along: run) { view.outerEffects = effects }
  }

  /// A real view fades in and out; it doesn't move with a transition.
  private func come(_ view: UIView, _ presence: Presence, _ effects: inout OuterEffects) {
    if presence.isLeaving {
      effects.opacity = 0
    } else if presence.run.start == graph.now, view.outerEffects.opacity > 0 {
      view.outerEffects.opacity = 0
    }
    for effect in presence.effects {
      if case .opacity = effect { continue }
      unsupported("transitions that move or scale a real view: it fades")
    }
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
