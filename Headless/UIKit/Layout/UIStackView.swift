@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var arrangedSubviews: [UIView] { arranged }
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  @available(iOS 11.0, *)
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  @available(iOS 11.0, *)
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNonzeroMagnitude) }

  // It is added as a subview too (D, C.2).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementDidChange()
  }

  // It stays a subview (D, C.2).
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
    arrangementDidChange()
  }

  @available(iOS 11.0, *)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  @available(iOS 11.0, *)
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Sizes

  // Hidden views take no space and no spacing (D, C.2).
  var shown: [UIView] { arranged.filter { !$0.isHidden } }

  func gap(after view: UIView) -> CGFloat {
    guard let custom = customSpacings[ObjectIdentifier(view)], custom != Self.spacingUseDefault
    else { return spacing }
    return custom == Self.spacingUseSystem ? 8 : custom
  }

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  func arrangedSize(width: CGFloat? = nil) -> CGSize {
    let margins = margins
    let inner = width.flatMap { $0 > 0 ? $0 - margins.left - margins.right : nil }
    let views = shown
    let lengths = arrangedLengths(in: inner)
    let gaps = views.dropLast().map { gap(after: $0) }.reduce(0, +)
    let along: CGFloat =
      distribution == .fillEqually
      ? (lengths.map(\.along).max() ?? 0) * CGFloat(views.count)
      : lengths.map(\.along).reduce(0, +)
    let across = lengths.map(\.across).max() ?? 0
    let size =
      axis == .horizontal
      ? CGSize(width: along + gaps, height: across) : CGSize(width: across, height: along + gaps)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom
    )
  }

  private func arrangedLengths(in width: CGFloat?) -> [(along: CGFloat, across: CGFloat)] {
    shown.map { view in
      let isFilled = alignment == .fill && axis == .vertical
      var size = view.fittingSize(width: isFilled ? width : nil, height: nil)
      if !isFilled, axis == .vertical, let width, size.width > width {
        size = view.fittingSize(width: width, height: nil)
      }
      return axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrangedSize(width: size.width > 0 && size.width < 10_000 ? size.width : nil)
  }

  // MARK: Arrangement

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
    let isHorizontal = axis == .horizontal
    let total = isHorizontal ? room.width : room.height
    let breadth = isHorizontal ? room.height : room.width
    var lengths = arrangedLengths(in: isHorizontal ? nil : room.width)
    var gaps = views.dropLast().map { gap(after: $0) }
    distribute(views, &lengths, &gaps, total: total)
    let isFlipped = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    var position: CGFloat = 0
    for (index, view) in views.enumerated() {
      let along = lengths[index].along
      let across = alignment == .fill ? breadth : min(lengths[index].across, breadth)
      let start = isFlipped ? total - position - along : position
      let side = offset(across, in: breadth)
      view.setSolvedFrame(
        isHorizontal
          ? CGRect(x: room.minX + start, y: room.minY + side, width: along, height: across)
          : CGRect(x: room.minX + side, y: room.minY + start, width: across, height: along)
      )
      position += along + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func offset(_ across: CGFloat, in breadth: CGFloat) -> CGFloat {
    let isFlipped = axis == .vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch alignment {
    case .fill: return 0
    case .leading, .firstBaseline: return isFlipped ? breadth - across : 0
    case .center: return (breadth - across) / 2
    case .trailing, .lastBaseline: return isFlipped ? 0 : breadth - across
    }
  }

  private func distribute(
    _ views: [UIView],
    _ lengths: inout [(along: CGFloat, across: CGFloat)],
    _ gaps: inout [CGFloat],
    total: CGFloat
  ) {
    let natural = lengths.map(\.along).reduce(0, +)
    let rest = total - natural - gaps.reduce(0, +)
    switch distribution {
    case .fill:
      stretch(views, &lengths, by: rest)
    case .fillEqually:
      let each = (total - gaps.reduce(0, +)) / CGFloat(views.count)
      for index in lengths.indices { lengths[index].along = each }
    case .fillProportionally:
      let available = total - gaps.reduce(0, +)
      guard natural > 0 else { return }
      for index in lengths.indices { lengths[index].along *= available / natural }
    case .equalSpacing, .equalCentering:
      guard !gaps.isEmpty, rest > 0 else { return stretch(views, &lengths, by: min(rest, 0)) }
      let each = (total - natural) / CGFloat(gaps.count)
      for index in gaps.indices { gaps[index] = each }
    }
  }

  // The lowest hugging stretches, the lowest resistance shrinks; ties go to the first (D, C.2).
  private func stretch(
    _ views: [UIView],
    _ lengths: inout [(along: CGFloat, across: CGFloat)],
    by rest: CGFloat
  ) {
    guard abs(rest) > 0.001 else { return }
    let ranked = views.indices.filter { !hasFixedLength(views[$0]) }
    let candidates = ranked.isEmpty ? Array(views.indices) : ranked
    func priority(_ index: Int) -> Float {
      let view = views[index]
      return rest > 0
        ? view.contentHuggingPriority(for: axis).rawValue
          - (view.intrinsicLength(axis) < 0 ? 1000 : 0)
        : view.contentCompressionResistancePriority(for: axis).rawValue
    }
    guard let index = candidates.min(by: { priority($0) < priority($1) }) else { return }
    lengths[index].along = max(0, lengths[index].along + rest)
  }

  private func hasFixedLength(_ view: UIView) -> Bool {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return view.constraints.contains {
      $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }
  }
}

extension UIView {
  fileprivate func intrinsicLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
  }
}
