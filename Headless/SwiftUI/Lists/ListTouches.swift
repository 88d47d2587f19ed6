@_spi(Headless) import UIKit

/// Follows the finger on a list: what is in the row, its selection, swipes and the controls of
/// editing.
@MainActor
final class ListTouches: Node {
  private unowned let list: any ListHost
  private var target: Target?
  private var isDown = false
  private var swipe: Swipe?
  private var moving: (row: ListRow, distance: CGFloat, finger: CGFloat)?

  private struct Target {
    enum Kind {
      case content, delete, move, close
      case action(SwipeAction)
    }

    let row: ListRow?
    let kind: Kind
    /// What in the row the finger acts on: several buttons at once, or one node.
    var inner: [Node] = []
    var start = CGPoint.zero
    var isSwiping = false

    @MainActor
    func track(_ phase: TouchPhase, at point: CGPoint) {
      for node in inner { _ = node.track(phase, at: point) }
    }
  }

  /// A row that was swiped aside; positive offsets reveal what is at the leading edge.
  private struct Swipe {
    let row: ListRow
    let actions: [SwipeAction]
    let isLeading: Bool
    let allowsFull: Bool
    var offset: CGFloat
  }

  init(_ list: any ListHost) {
    self.list = list
    super.init(parent: list)
  }

  /// Closes what a swipe opened.
  func close() {
    guard swipe != nil, !isDown else { return }
    swipe = nil
    list.rowsNeedDisplay()
  }

  // MARK: Finding the target

  func hit(_ row: ListRow, at point: CGPoint) -> Node? {
    if let swipe {
      guard swipe.row.node === row.node,
        let action = shownActions(of: row).first(where: { $0.1.contains(point) })
      else { return take(Target(row: nil, kind: .close)) }
      return take(Target(row: row, kind: .action(action.0)))
    }
    if list.state.isEditing {
      let isAtStart = (point.x < row.frame.minX + 50) != list.isRightToLeft
      let isAtEnd = (point.x > row.frame.maxX - 50) != list.isRightToLeft
      if row.canBeDeleted, isAtStart { return take(Target(row: row, kind: .delete)) }
      if row.canBeMoved, isAtEnd { return take(Target(row: row, kind: .move)) }
    }
    let choosesFirst = list.state.isEditing && row.value != nil
    let inner = choosesFirst ? [] : targets(in: row, at: point)
    guard !inner.isEmpty || canSelect(row) || hasActions(row) else { return nil }
    return take(Target(row: row, kind: .content, inner: inner))
  }

  private func targets(in row: ListRow, at point: CGPoint) -> [Node] {
    let hit = row.node.hitTest(point) ?? row.node.rowTarget
    let buttons = row.node.rowButtons
    guard !buttons.isEmpty, hit.map({ node in buttons.contains { $0 === node } }) ?? true else {
      return hit.map { [$0] } ?? []
    }
    return buttons
  }

  /// Whether a row can be moved by a finger at a point.
  func isHandle(_ point: CGPoint) -> Bool {
    guard list.state.isEditing else { return false }
    return list.groups.contains { group in
      group.rows.contains { row in
        row.canBeMoved && list.mirrored(row.frame).contains(point)
          && (point.x > row.frame.maxX - 50) != list.isRightToLeft
      }
    }
  }

  func hitOutside() -> Node? {
    swipe == nil ? nil : take(Target(row: nil, kind: .close))
  }

  private func take(_ target: Target) -> Node {
    self.target = target
    return self
  }

  private func canSelect(_ row: ListRow) -> Bool {
    guard row.value != nil, let selection = list.selection else { return false }
    return !selection.isMultiple || list.state.isEditing
  }

  // MARK: Actions

  private func hasActions(_ row: ListRow) -> Bool {
    row.traits.leadingActions != nil || row.traits.trailingActions != nil
      || row.node.rowEditing(below: list).onDelete != nil
  }

  private func makeSwipe(_ row: ListRow, isLeading: Bool) -> Swipe? {
    let source = isLeading ? row.traits.leadingActions : row.traits.trailingActions
    if let source {
      let actions = source.swipeActions
      guard !actions.isEmpty else { return nil }
      return Swipe(
        row: row,
        actions: actions,
        isLeading: isLeading,
        allowsFull: source.allowsFullSwipe,
        offset: 0
      )
    }
    // C.7: explicit actions replace the one that `onDelete` brings.
    let editing = row.node.rowEditing(below: list)
    guard !isLeading, editing.onDelete != nil, row.traits.isDeleteDisabled != true else {
      return nil
    }
    let color = UIColor.systemRed.displayColor(for: list.environment.colorTraits)
    let delete = SwipeAction(title: "Delete", image: nil, color: color) { editing.delete() }
    return Swipe(row: row, actions: [delete], isLeading: false, allowsFull: true, offset: 0)
  }

  func shift(of row: ListRow) -> CGPoint {
    if let swipe, swipe.row.node === row.node { return CGPoint(x: swipe.offset, y: 0) }
    if let moving, moving.row.node === row.node { return CGPoint(x: 0, y: moving.distance) }
    return .zero
  }

  func isPressed(_ row: ListRow) -> Bool {
    guard isDown, let target, case .content = target.kind, !target.isSwiping else { return false }
    return target.row?.node === row.node && target.inner.isEmpty && canSelect(row)
  }

  /// The buttons that a swipe revealed, with their places: the first one is outermost.
  func shownActions(of row: ListRow) -> [(SwipeAction, CGRect)] {
    guard let swipe, swipe.row.node === row.node, swipe.offset != 0 else { return [] }
    let frames = SwipeLook.frames(
      swipe.actions.count,
      shown: abs(swipe.offset),
      in: row.frame,
      isAtLeft: swipe.isLeading != list.isRightToLeft
    )
    return Array(zip(swipe.actions, frames))
  }

  // MARK: The finger

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    guard var target else { return }
    switch phase {
    case .began:
      isDown = true
      target.start = point
      self.target = target
      if case .content = target.kind { target.track(.began, at: point) }
    case .moved:
      move(&target, to: point)
      self.target = target
    case .ended:
      isDown = false
      self.target = nil
      end(target, at: point)
    case .cancelled:
      isDown = false
      self.target = nil
      moving = nil
      target.track(.cancelled, at: point)
      if target.isSwiping { swipe = nil }
    }
    list.rowsNeedDisplay()
  }

  private func move(_ target: inout Target, to point: CGPoint) {
    let way = CGPoint(x: point.x - target.start.x, y: point.y - target.start.y)
    guard let row = target.row else { return }
    switch target.kind {
    case .content:
      if target.isSwiping {
        let offset = limited(way.x)
        swipe?.offset = offset
      } else if abs(way.x) > 10, abs(way.x) > abs(way.y), !list.state.isEditing,
        let swipe = makeSwipe(row, isLeading: (way.x > 0) != list.isRightToLeft)
      {
        target.track(.cancelled, at: point)
        target.inner = []
        target.isSwiping = true
        self.swipe = swipe
        let offset = limited(way.x)
        self.swipe?.offset = offset
      } else {
        target.track(.moved, at: point)
      }
    case .move: moving = (row, way.y, point.y)
    case .delete, .close, .action: break
    }
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    guard let swipe else { return 0 }
    let isRightwards = swipe.isLeading != list.isRightToLeft
    return isRightwards ? max(0, offset) : min(0, offset)
  }

  private func end(_ target: Target, at point: CGPoint) {
    switch target.kind {
    case .close: swipe = nil
    case .action(let action):
      swipe = nil
      action.perform()
    case .delete:
      guard let row = target.row, var opened = makeSwipe(row, isLeading: false) else { return }
      opened.offset = openOffset(opened)
      swipe = opened
    case .move: endMove()
    case .content:
      if target.isSwiping { return endSwipe() }
      if !target.inner.isEmpty {
        target.track(.ended, at: point)
      } else if let row = target.row, list.mirrored(row.frame).contains(point), canSelect(row) {
        select(row)
      }
    }
  }

  private func openOffset(_ swipe: Swipe) -> CGFloat {
    let width = SwipeLook.width(of: swipe.actions.count)
    return swipe.isLeading != list.isRightToLeft ? width : -width
  }

  private func endSwipe() {
    guard var swipe else { return }
    let way = abs(swipe.offset)
    if swipe.allowsFull, way > swipe.row.frame.width / 2 {
      self.swipe = nil
      swipe.actions[0].perform()
    } else if way > SwipeLook.width(of: 1) / 2 {
      swipe.offset = openOffset(swipe)
      self.swipe = swipe
    } else {
      self.swipe = nil
    }
  }

  private func select(_ row: ListRow) {
    guard let selection = list.selection, let value = row.value else { return }
    if selection.isMultiple {
      selection.write(list.state.selected.symmetricDifference([value]))
    } else {
      list.choose(value)
    }
  }

  private func endMove() {
    guard let moving else { return }
    self.moving = nil
    let editing = moving.row.node.rowEditing(below: list)
    guard let index = editing.index, let action = editing.onMove else { return }
    let siblings = list.groups.flatMap(\.rows).filter {
      $0.node.rowEditing(below: list).collection === editing.collection
    }
    let destination = siblings.count {
      $0.frame.midY < moving.finger && $0.node !== moving.row.node
    }
    guard destination != index else { return }
    action([index], destination > index ? destination + 1 : destination)
  }

  // MARK: What is heard

  func markFrame(of row: ListRow, _ metrics: ListMetrics) -> CGRect {
    list.mirrored(
      CGRect(
        x: row.frame.minX + 8,
        y: row.frame.midY - 22,
        width: 44,
        height: 44
      )
    )
  }

  func handleFrame(of row: ListRow, _ metrics: ListMetrics) -> CGRect {
    list.mirrored(
      CGRect(x: row.frame.maxX - 52, y: row.frame.midY - 22, width: 44, height: 44)
    )
  }

  func accessibility(of row: ListRow) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    row.node.accessibility(in: &nodes)
    let label = nodes.compactMap(\.label).joined(separator: ", ")
    if let value = row.value {
      let isSelected = list.state.selected.contains(value)
      let isTarget = canSelect(row)
      nodes = nodes.map { node in
        var node = node
        if isSelected { node.isSelected = true }
        if isTarget, node.role == .text { node.role = .cell }
        return node
      }
    }
    if list.state.isEditing {
      let metrics = ListMetrics(look: list.environment.listLook, width: list.layout.frame.width)
      if row.canBeDeleted {
        nodes.insert(button("Remove \(label)", markFrame(of: row, metrics)), at: 0)
      }
      if row.canBeMoved {
        nodes.append(button("Reorder \(label)", handleFrame(of: row, metrics)))
      }
    }
    for (action, frame) in shownActions(of: row) {
      nodes.append(button(action.title ?? action.image?.spokenName ?? "", frame))
    }
    return nodes
  }

  private func button(_ label: String, _ frame: CGRect) -> AccessibilityNode {
    AccessibilityNode(
      role: .button,
      label: label,
      frame: list.windowRectOfContents(frame),
      view: list.ownContainerView
    )
  }
}

extension Node {
  /// A rectangle of what this node contains, in the window.
  fileprivate func windowRectOfContents(_ rect: CGRect) -> CGRect {
    ownContainerView?.convert(rect, to: nil) ?? rect
  }
}
