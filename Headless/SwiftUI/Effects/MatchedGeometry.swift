@_spi(Headless) import UIKit

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What views that are matched have in common.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never

  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    MatchedGeometryNode(view, parent)
  }

  static var _passage: Passage { .content }

  func isEqual(to other: MatchedGeometryModifier) -> Bool {
    key == other.key && properties == other.properties && anchor == other.anchor
      && isSource == other.isSource
  }

  /// A frame with what is matched taken from a source.
  func match(_ own: CGRect, to source: CGRect) -> CGRect {
    let size = properties.contains(.size) ? source.size : own.size
    guard properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
    let point = anchor.point(in: source)
    return CGRect(
      x: point.x - anchor.x * size.width,
      y: point.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }
}

@MainActor
protocol MatchedMember: Node {
  var matchedKey: MatchedKey { get }
  var isMatchedSource: Bool { get }
  /// Where it is shown, in the window.
  var matchedFrame: CGRect? { get }
  /// Goes where another one is, on its way out.
  func follow(to windowFrame: CGRect, along run: AnimationRun)
  func sourceDidMove()
}

final class MatchedGeometryNode<Modified: View>:
  LayoutModifierNode<Modified, MatchedGeometryModifier>, MatchedMember
{
  private var motion: Motion<CGRect>?
  private var exit: CGRect?
  private var wasPlaced = false
  private var lastSource: CGRect?

  var matchedKey: MatchedKey { modifier.key }
  var isMatchedSource: Bool { modifier.isSource }
  var matchedFrame: CGRect? { child.map { windowRect($0.shownFrame) } }

  override func didRealize() {
    graph.matchedMembers.append(link)
  }

  override func willUnmount() {
    graph.matchedMembers.removeAll { $0 === link }
    super.willUnmount()
  }

  override func modifierDidChange(from old: MatchedGeometryModifier) {
    if !modifier.isEqual(to: old) { invalidateLayout() }
  }

  private func local(_ windowRect: CGRect) -> CGRect {
    containerView?.convert(windowRect, from: nil) ?? windowRect
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child else { return }
    let own = CGRect(origin: bounds.origin, size: child.size(proposal))
    let others = graph.matched(with: self)
    if !modifier.isSource {
      let source = others.first { $0.isMatchedSource && !$0.isOnItsWayOut }?.matchedTarget
      guard let source else { return child.place(own, proposal: proposal) }
      let frame = modifier.match(own, to: local(source))
      return child.place(frame, proposal: ProposedViewSize(frame.size))
    }
    if !wasPlaced { enter(at: own, from: others) }
    wasPlaced = true
    let target = exit ?? own
    guard let motion, !motion.run.isOver(at: graph.now) else {
      self.motion = nil
      child.place(target, proposal: exit == nil ? proposal : ProposedViewSize(target.size))
      return tellFollowers(others, of: target)
    }
    let shown = motion.value(to: target, at: graph.now, mix: Mix.rect)
    child.place(shown, proposal: ProposedViewSize(shown.size))
    tellFollowers(others, of: target)
  }

  /// Comes from where the view is that goes.
  private func enter(at own: CGRect, from others: [any MatchedMember]) {
    let leaving = others.filter { $0.isMatchedSource && $0.isOnItsWayOut }
    if leaving.isEmpty, others.contains(where: { $0.isMatchedSource }) {
      graph.log(
        "Multiple inserted views in matched geometry group \(modifier.key.id) have "
          + "`isSource: true`, results are undefined."
      )
    }
    guard let animation = layoutAnimation,
      let from = leaving.last?.matchedFrame.map({ local($0) })
    else { return }
    let run = graph.start(animation)
    motion = Motion(from: modifier.match(own, to: from), run: run)
    graph.evaluateFrames(of: self, along: run)
    for member in leaving {
      member.follow(to: windowRect(own), along: run)
    }
  }

  func follow(to windowFrame: CGRect, along run: AnimationRun) {
    guard let child else { return }
    motion = Motion(from: child.shownFrame, run: run)
    exit = modifier.match(child.shownFrame, to: local(windowFrame))
    graph.evaluateFrames(of: self, along: run)
  }

  private func tellFollowers(_ others: [any MatchedMember], of frame: CGRect) {
    guard frame != lastSource, !isOnItsWayOut else { return }
    lastSource = frame
    for member in others where !member.isMatchedSource {
      member.sourceDidMove()
    }
  }

  func sourceDidMove() {
    layout.needsPlacement = true
    invalidateLayout()
  }

  /// The next frame of the way.
  override func refresh() {
    sourceDidMove()
  }
}

extension MatchedMember {
  /// Where it will be, in the window.
  fileprivate var matchedTarget: CGRect? {
    wrappedElement.map { windowRect($0.finalFrame) }
  }

  fileprivate var isOnItsWayOut: Bool {
    var node: Node? = self
    while let current = node {
      if graph.leaving.contains(where: { $0.content === current }) { return true }
      node = current.parent
    }
    return false
  }
}

extension ViewGraph {
  fileprivate func matched(with member: any MatchedMember) -> [any MatchedMember] {
    matchedMembers.compactMap { $0.node as? any MatchedMember }.filter {
      $0 !== member && $0.matchedKey == member.matchedKey && $0.layout.isPlaced
    }
  }
}

// B.5
extension View {
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace),
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }
}
