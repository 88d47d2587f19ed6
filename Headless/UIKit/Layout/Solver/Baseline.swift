/// Where a line of text stands in a view: a part of its height, and what is added to it.
struct Baseline {
  var part: CGFloat
  var offset: CGFloat
}

extension UIFont {
  /// The line's height as labels round it, in points.
  fileprivate func shownLine(_ traits: UITraitCollection) -> CGFloat {
    TextLayout.roundUp(lineHeight, scale: max(traits.displayScale, 1))
  }

  func firstBaseline(below inset: CGFloat, _ traits: UITraitCollection) -> Baseline {
    Baseline(part: 0, offset: inset + shownLine(traits) + descender)
  }

  func lastBaseline(above inset: CGFloat) -> Baseline {
    Baseline(part: 1, offset: descender - inset)
  }

  /// Of one line in the middle of a view.
  var centeredBaseline: Baseline {
    Baseline(part: 0.5, offset: lineHeight / 2 + descender)
  }
}

// C.2: views without text have theirs at the bottom.
extension UIView {
  func baseline(isFirst: Bool) -> Baseline? {
    switch self {
    case let label as UILabel:
      isFirst
        ? label.shownFont.firstBaseline(below: 0, traitCollection)
        : label.shownFont.lastBaseline(above: 0)
    case let field as UITextField: field.shownFont.centeredBaseline
    case let text as UITextView:
      isFirst
        ? text.shownFont.firstBaseline(below: text.textContainerInset.top, traitCollection)
        : text.shownFont.lastBaseline(above: text.textContainerInset.bottom)
    case let button as UIButton: button.titleLabel?.shownFont.centeredBaseline
    case let picture as UIImageView: picture.symbolBaseline
    default: nil
    }
  }
}
