@_spi(Headless) import UIKit

/// A view that comes or goes by and by.
struct Presence {
  let effects: [AnyTransition.Effect]
  let run: AnimationRun
  let isLeaving: Bool

  /// How much of the view is there: 0 to 1.
  func visibility(at now: TimeInterval) -> CGFloat {
    let fraction = run.fraction(at: now)
    return isLeaving ? 1 - fraction : fraction
  }

  func look(in frame: CGRect, at now: TimeInterval) -> PresenceLook {
    let visible = visibility(at: now)
    let missing = 1 - visible
    var look = PresenceLook()
    for effect in effects {
      switch effect {
      case .opacity: look.opacity *= min(1, max(0, visible))
      case .scale(let scale, let anchor):
        look.scale *= scale + (1 - scale) * visible
        look.anchor = anchor
      case .offset(let offset):
        look.offset.x += offset.width * missing
        look.offset.y += offset.height * missing
      case .move(let edge):
        switch edge {
        case .top: look.offset.y -= frame.height * missing
        case .bottom: look.offset.y += frame.height * missing
        case .leading: look.offset.x -= frame.width * missing
        case .trailing: look.offset.x += frame.width * missing
        }
      }
    }
    return look
  }
}

struct PresenceLook {
  var opacity: CGFloat = 1
  var scale: CGFloat = 1
  var anchor = UnitPoint.center
  /// Counted from the leading edge.
  var offset = CGPoint.zero
}

extension Node {
  /// Draws this node for the one that laid it out, on its way in or out as well.
  final func show(in context: inout DisplayContext) {
    guard let presence = layout.presence else { return display(in: &context) }
    guard presence.isLeaving || !presence.run.isOver(at: graph.now) else {
      layout.presence = nil
      return display(in: &context)
    }
    var look = presence.look(in: frame, at: graph.now)
    if isMirroredOnScreen { look.offset.x.negate() }
    context.group("Transition", frame: frame, look: look) { display(in: &$0) }
  }

  private var isMirroredOnScreen: Bool {
    graph.mayBeMirrored && layout.parent?.isRightToLeft == true
  }

  /// Draws what left the container and hasn't gone yet: behind what is there.
  final func showLeaving(in context: inout DisplayContext) {
    for node in layout.leaving {
      node.show(in: &context)
    }
  }

  // MARK: Coming and going

  /// Content was made below this node: it comes with an animation if the change has one.
  final func contentDidEnter(_ content: Node) {
    guard isRealized, let animation = changeAnimation else { return }
    let source = content.transitionSource
    let transition = source?.transition ?? .opacity
    source?.enter(with: animation)
    guard !transition.insertion.isEmpty else { return }
    let run = graph.start(transition.animation ?? animation)
    let presence = Presence(effects: transition.insertion, run: run, isLeaving: false)
    for element in content.ownElements {
      element.layout.presence = presence
    }
  }

  /// Content is no longer below this node: it ends now, or when its way out is over.
  final func contentDidLeave(_ content: Node) {
    let elements = isRealized && content.isMounted ? content.ownElements : []
    let shown = elements.filter { $0.layout.isPlaced && $0.layout.parent != nil }
    let source = content.transitionSource
    let transition = source?.transition ?? .opacity
    guard !shown.isEmpty, transition.showsRemoval, let animation = changeAnimation,
      (transition.animation ?? animation).repeatCount != nil
    else { return content.unmount() }
    source?.leave(with: animation)
    graph.leave(content, shown, transition, transition.animation ?? animation, of: self)
  }

  private var ownElements: [Node] {
    var list: [Node] = []
    appendElements(to: &list)
    return list
  }

  /// The transition that content says, in the modifiers around it.
  private var transitionSource: (any TransitionSource)? {
    var node: Node? = self
    while let current = node {
      if let source = current as? any TransitionSource { return source }
      var next: Node?
      var count = 0
      current.forEachChild {
        next = next ?? $0
        count += 1
      }
      node = count == 1 ? next : nil
    }
    return nil
  }
}

extension AnyTransition {
  fileprivate var showsRemoval: Bool {
    !removal.isEmpty || bodies.contains { $0.isForRemoval }
  }
}

/// Content on its way out.
@MainActor
struct LeavingContent {
  let content: Node
  weak var owner: Node?
  let elements: [Node]
}

extension ViewGraph {
  fileprivate func leave(
    _ content: Node,
    _ elements: [Node],
    _ transition: AnyTransition,
    _ animation: Animation,
    of owner: Node
  ) {
    leaving.append(LeavingContent(content: content, owner: owner, elements: elements))
    let run = start(animation) { [weak self, weak content] in
      guard let content else { return }
      self?.endLeaving { $0.content === content }
    }
    for element in elements {
      element.layout.presence = Presence(effects: transition.removal, run: run, isLeaving: true)
      element.layout.parent?.layout.leaving.append(element)
    }
  }

  /// Ends content on its way out: its time is over, or what it belongs to goes.
  func endLeaving(where isOver: (LeavingContent) -> Bool) {
    let gone = leaving.filter(isOver)
    guard !gone.isEmpty else { return }
    leaving.removeAll(where: isOver)
    for entry in gone {
      for element in entry.elements {
        element.layout.parent?.layout.leaving.removeAll { $0 === element }
      }
      entry.content.unmount()
    }
    stage.loop.setNeedsTurn()
  }
}
