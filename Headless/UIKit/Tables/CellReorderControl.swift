/// The handle at the trailing edge of a row that can be moved.
final class CellReorderControl: UIControl {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.table else { return false }
    return table.beginMove(of: cell, at: touch.location(in: table))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let table = cell?.table else { return false }
    table.moveRow(to: touch.location(in: table))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    cell?.table?.endMove(isCancelled: false)
  }

  override func cancelTracking(with event: UIEvent?) {
    cell?.table?.endMove(isCancelled: true)
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = "Reorder"
    return [node]
  }
}

extension UITableViewCell {
  func updateReorderControl() {
    guard parts.movesWhileEditing else {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
      return
    }
    guard parts.reorderControl == nil else { return }
    let control = CellReorderControl(cell: self)
    control.isHidden = true
    addSubview(control)
    parts.reorderControl = control
  }
}
