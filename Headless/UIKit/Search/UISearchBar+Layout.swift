/// The measures of ios-look 5.
extension UISearchBar {
  private var isGlass: Bool { Stage.current.look == .glass }

  private var fieldHeight: CGFloat {
    guard isGlass else { return 36 }
    return place == .toolbar ? 48 : 44
  }

  private var fieldTop: CGFloat {
    switch place {
    case nil: isGlass ? 0 : 10
    case .stacked: isGlass ? 8 : 1
    case .row: isGlass ? 0 : 4
    case .toolbar: isGlass ? 0 : 4
    }
  }

  private var sideInset: CGFloat {
    switch place {
    case nil: 8
    case .stacked, .row: 16
    case .toolbar: 0
    }
  }

  /// The height of the part with the field.
  func fieldZoneHeight(at place: SearchContent.Place?) -> CGFloat {
    switch place {
    case nil: isGlass ? 44 : 56
    case .stacked: isGlass ? 60 : 52
    case .row: isGlass ? 54 : 44
    case .toolbar: isGlass ? 48 : 44
    }
  }

  static var scopeZoneHeight: CGFloat { Stage.current.look == .glass ? 48 : 44 }

  /// Whether the scope bar lies in this view; in a toolbar's case the navigation bar has it.
  var holdsScopes: Bool { scopes.superview === self }

  var naturalHeight: CGFloat {
    fieldZoneHeight(at: place) + (hasShownScopes && holdsScopes ? Self.scopeZoneHeight : 0)
  }

  func layOutParts() {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isFlipped else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX,
        y: rect.minY,
        width: rect.width,
        height: rect.height
      )
    }
    let scopeHeight = hasShownScopes && holdsScopes ? Self.scopeZoneHeight : 0
    // Folded away by scrolling, the field gets lower.
    let lost = max(0, naturalHeight - bounds.height)
    let height = max(0, fieldHeight - lost)
    let cancelWidth = cancelButton.fittingWidth(side: fieldHeight)
    let end = bounds.width - sideInset
    let fieldEnd = showsCancelButton ? end - cancelWidth - 8 : end
    field.frame = mirrored(
      CGRect(x: sideInset, y: fieldTop, width: max(0, fieldEnd - sideInset), height: height)
    )
    let shift = searchFieldBackgroundPositionAdjustment
    field.frame = field.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    field.alpha = height < 12 ? 0 : min(1, (height - 12) / max(1, fieldHeight - 24))
    cancelButton.frame = mirrored(
      CGRect(
        x: showsCancelButton ? end - cancelWidth : bounds.width,
        y: fieldTop,
        width: cancelWidth,
        height: fieldHeight
      )
    )
    cancelButton.alpha = showsCancelButton ? 1 : 0
    guard holdsScopes else { return }
    scopes.alpha = scopeHeight > 0 ? 1 : 0
    scopes.frame = CGRect(
      x: 16,
      y: fieldZoneHeight(at: place) - lost + 4,
      width: max(0, bounds.width - 32),
      height: 32
    )
  }
}
