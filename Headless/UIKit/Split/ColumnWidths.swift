/// The widths that an app asks for, by column.
struct ColumnWidths {
  typealias Column = UISplitViewController.Column

  struct Wishes {
    var fraction = UISplitViewController.unsetWidth
    var preferred = UISplitViewController.unsetWidth
    var minimum = UISplitViewController.unsetWidth
    var maximum = UISplitViewController.unsetWidth
  }

  private var wishes: [Column: Wishes] = [:]

  subscript(column: Column) -> Wishes {
    get { wishes[column] ?? Wishes() }
    set { wishes[column] = newValue }
  }
}

extension UISplitViewController {
  nonisolated static var unsetWidth: CGFloat { .greatestFiniteMagnitude }

  func setWidth(
    _ wish: WritableKeyPath<ColumnWidths.Wishes, CGFloat>,
    of column: Column,
    to width: CGFloat
  ) {
    split.widths[column][keyPath: wish] = width
    viewIfLoaded?.setNeedsLayout()
  }

  /// What a column beside the secondary one takes.
  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let wishes = split.widths[column]
    let unset = Self.unsetWidth
    var width: CGFloat = 320
    if wishes.fraction != unset { width = whole * wishes.fraction }
    if wishes.preferred != unset { width = wishes.preferred }
    if wishes.maximum != unset { width = min(width, wishes.maximum) }
    if wishes.minimum != unset { width = max(width, wishes.minimum) }
    return min(width, whole)
  }

  /// Whether there is room to lie side by side.
  var fits: Bool {
    guard isWide else { return false }
    let least = split.widths[.secondary].minimum
    guard least != Self.unsetWidth else { return true }
    return (viewIfLoaded?.bounds.width ?? 0) - width(of: .primary) >= least
  }
}
