/// The part of a navigation bar in which a search bar lies, or only its scopes.
final class BarSearchZone: UIView {
  private var content: SearchContent?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view has one superview: the last bar that shows the search bar has it.
  func update(_ content: SearchContent?) {
    self.content = content
    guard let content else { return keep(nil) }
    let bar = content.bar
    if content.showsField {
      bar.place = content.place
      if !bar.holdsScopes { bar.addSubview(bar.scopes) }
      bar.setNeedsLayout()
      keep(bar)
    } else {
      keep(bar.hasShownScopes ? bar.scopes : nil)
    }
    setNeedsLayout()
  }

  private func keep(_ view: UIView?) {
    for other in subviews where other !== view {
      other.removeFromSuperview()
    }
    if let view, view.superview !== self { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar = content?.bar else { return }
    if bar.superview === self {
      bar.frame = bounds
      bar.performLayoutIfNeeded()
    } else if bar.scopes.superview === self {
      bar.scopes.alpha = 1
      bar.scopes.frame = CGRect(x: 16, y: 4, width: max(0, bounds.width - 32), height: 32)
    }
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, bounds.height >= 12 else { return [] }
    return subviews.flatMap { $0.accessibilityNodes() }
  }
}

extension BarPlatter {
  /// A button that opens a search.
  static func search(_ action: @escaping () -> Void) -> BarPlatter {
    let button = BarButton(kind: .search)
    button.onTap = action
    let platter = BarPlatter(frame: .zero)
    platter.setButtons([button])
    return platter
  }
}
