// A.8
/// The mark of a button that lets choose from a menu.
extension UIButton {
  private static let gap: CGFloat = 6

  private var showsIndicator: Bool {
    guard let configuration, #available(iOS 16.0, *) else { return false }
    return switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic:
      menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }

  func showIndicator(_ color: UIColor) {
    guard showsIndicator else {
      mark?.removeFromSuperview()
      mark = nil
      return
    }
    let view = mark ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    view.preferredSymbolConfiguration = .init(pointSize: 12, weight: .semibold)
    if #available(iOS 16.0, *) {
      view.tintColor = configuration?.indicatorColorTransformer?(color) ?? color
    }
    guard mark == nil else { return }
    mark = view
    addSubview(view)
  }

  /// What the mark takes at the trailing edge.
  var indicatorRoom: CGFloat {
    mark.map { $0.intrinsicContentSize.width + Self.gap } ?? 0
  }

  func placeIndicator(isRightToLeft: Bool) {
    guard let mark, let trailing = configuration?.contentInsets.trailing else { return }
    let size = mark.intrinsicContentSize
    mark.frame = CGRect(
      x: isRightToLeft ? trailing : bounds.width - trailing - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
