extension NSLayoutConstraint.Attribute {
  var isReadingDirectional: Bool {
    self == .leading || self == .trailing
  }
}

extension NSLayoutConstraint.Relation {
  var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension UILayoutGuide {
  private func keyboardInsets(in view: UIView) -> UIEdgeInsets {
    let frame = layoutFrame
    let bounds = view.bounds
    return UIEdgeInsets(
      top: frame.minY - bounds.minY,
      left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX
    )
  }

  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .own, .content, .frame: .zero
    case .safeArea: view.safeAreaInsets
    case .margins, .readable: view.layoutMargins
    case .keyboard: keyboardInsets(in: view)
    }
  }
}
