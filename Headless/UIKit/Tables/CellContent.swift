/// What a cell shows by its configurations, and the state that they go by: the same in tables and
/// in collection views.
@MainActor
final class CellContent<Cell: UIView> {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var updatesContent = true
  var updatesBackground = true
  var background: UIBackgroundConfiguration?
  var handler: ((Cell, UICellConfigurationState) -> Void)?
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?
  private var needsUpdate = true

  func setNeedsUpdate() {
    needsUpdate = true
  }

  /// Sets one part of the state, and tells whether it is another now.
  func set(_ path: ReferenceWritableKeyPath<CellContent, Bool>, to value: Bool) -> Bool {
    guard self[keyPath: path] != value else { return false }
    self[keyPath: path] = value
    needsUpdate = true
    return true
  }

  /// The configuration's view takes the place of the content view; one that supports the new
  /// configuration takes it (D, C.4).
  func show(_ new: (any UIContentConfiguration)?, in cell: UIView, for plain: UIView) {
    configuration = new
    guard let new else {
      if let view { plain.replace(view, in: cell) }
      view = nil
      return
    }
    if let view, view.takes(new) {
      view.configuration = new
      return
    }
    let made = new.makeContentView()
    made.replace(view ?? plain, in: cell)
    view = made
  }

  func state(of cell: Cell) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: cell.traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !cell.isUserInteractionEnabled
    return state
  }

  /// The configuration for a state, where it follows the state by itself.
  func updated(for state: UICellConfigurationState) -> (any UIContentConfiguration)? {
    updatesContent ? configuration?.updated(for: state) : nil
  }

  func updateIfNeeded(_ cell: Cell, update: (UICellConfigurationState) -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    let state = state(of: cell)
    update(state)
    handler?(cell, state)
  }
}

extension UIView {
  fileprivate func replace(_ old: UIView, in cell: UIView) {
    translatesAutoresizingMaskIntoConstraints = true
    frame = old.frame
    if old.superview === cell {
      cell.insertSubview(self, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      cell.addSubview(self)
    }
  }
}

extension UIContentView {
  /// Whether the view shows that configuration too.
  func takes(_ new: any UIContentConfiguration) -> Bool {
    if #available(iOS 16.0, *) { return supports(new) }
    return type(of: configuration) == type(of: new)
  }
}

extension UIView {
  /// One element that reads the texts of a cell; what can be acted on in it lies below.
  func cellElement(of nodes: [AccessibilityNode], isSelected: Bool) -> AccessibilityNode {
    let inner = nodes.flatMap(\.flattened)
    let quiet: Set<AccessibilityNode.Role> = [.text, .heading, .image, .container]
    let texts = inner.filter { $0.role == .text || $0.role == .heading }.compactMap(\.label)
      .filter { !$0.isEmpty }
    var node = accessibilityElement(role: .cell)
    node.label = accessibilityLabel ?? texts.first
    if node.value == nil {
      let rest = texts.dropFirst().joined(separator: ", ")
      node.value = rest.isEmpty ? nil : rest
    }
    node.isSelected = isSelected
    let controls = inner.filter { !quiet.contains($0.role) }
    if !controls.isEmpty {
      node.children = inner.filter { $0.role == .text || !quiet.contains($0.role) }
    }
    return node
  }

  /// Puts what lies behind a cell's content to the back: the selected background is above the other.
  func replaceBackground(_ old: UIView?, by new: UIView?, above lower: UIView? = nil) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: lower?.superview === self ? 1 : 0) }
    setNeedsLayout()
  }
}
