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
  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .own, .content, .frame: .zero
    case .safeArea: view.safeAreaInsets
    case .margins, .readable: view.layoutMargins
    }
  }
}
