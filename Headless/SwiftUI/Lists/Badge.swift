@_spi(Headless) import UIKit

/// A short text beside a row, or on the tab whose view it is.
nonisolated struct BadgeModifier: ViewModifier, Equatable {
  typealias Body = Never

  let text: String?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    BadgeNode(view, parent)
  }
}

final class BadgeNode<Modified: View>: LayoutModifierNode<Modified, BadgeModifier> {
  private static var gap: CGFloat { 8 }

  override func collect(into preferences: inout HostPreferences) {
    super.collect(into: &preferences)
    preferences.badge = preferences.badge ?? modifier.text
  }

  override func modifierDidChange(from old: BadgeModifier) {
    guard old != modifier else { return }
    invalidateLayout()
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }

  // MARK: Beside a row

  private var badge: TextLayout? {
    guard environment.isInListRow, let text = modifier.text else { return nil }
    return TextLayout(
      text,
      style: environment.resolvedFont,
      maxLines: 1,
      scale: environment.displayScale
    )
  }

  private var badgeWidth: CGFloat { badge.map { $0.size.width + Self.gap } ?? 0 }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let badge else { return super.sizeThatFits(proposal) }
    let room = proposal.width.map { max(0, $0 - badgeWidth) }
    let size = child?.size(ProposedViewSize(width: room, height: proposal.height)) ?? .zero
    let least = size.width + badgeWidth
    let width = proposal.width.map { $0.isFinite ? max($0, least) : least } ?? least
    return CGSize(width: width, height: max(size.height, badge.size.height))
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard badge != nil, let child else {
      return super.placeChildren(in: bounds, proposal: proposal)
    }
    let inner = ProposedViewSize(
      width: max(0, bounds.width - badgeWidth),
      height: bounds.height
    )
    let size = child.size(inner)
    let origin = CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2)
    child.place(CGRect(origin: origin, size: size), proposal: inner)
  }

  override func display(in context: inout DisplayContext) {
    super.display(in: &context)
    guard let badge else { return }
    let box = context.local(frame)
    let place = CGRect(
      x: isRightToLeft ? box.minX : box.maxX - badge.size.width,
      y: box.midY - badge.size.height / 2,
      width: badge.size.width,
      height: badge.size.height
    )
    let color = UIColor.secondaryLabel.displayColor(for: environment.colorTraits)
    context.add(.text(DisplayText(badge, frame: place, color: color)))
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var nodes: [AccessibilityNode] = []
    super.accessibility(in: &nodes)
    if badge != nil, !nodes.isEmpty { nodes[0].value = nodes[0].value ?? modifier.text }
    list += nodes
  }
}
