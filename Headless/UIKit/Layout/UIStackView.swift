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
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if oldValue != axis { arrangementDidChange() } }
  }

  open var distribution = Distribution.fill {
    didSet { if oldValue != distribution { arrangementDidChange() } }
  }

  open var alignment = Alignment.fill {
    didSet { if oldValue != alignment { arrangementDidChange() } }
  }

  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { arrangementDidChange() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
  }

  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { arrangementDidChange() } }
  }

  @available(iOS 11.0, *)
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  @available(iOS 11.0, *)
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNonzeroMagnitude) }

  // It is added as a subview too (D, C.2).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard (0...arranged.count).contains(stackIndex) else {
      raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than"
          + " or equal to \(arranged.count)"
      )
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  // It stays a subview (D, C.2).
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(view) else { return }
    arranged.removeAll { $0 === view }
    view.layoutState.spacingAfter = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  @available(iOS 11.0, *)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(arrangedSubview) else { return }
    arrangedSubview.layoutState.spacingAfter = spacing
    arrangementDidChange()
  }

  @available(iOS 11.0, *)
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.contains(arrangedSubview)
      ? arrangedSubview.layoutState.spacingAfter ?? Self.spacingUseDefault : Self.spacingUseDefault
  }

  /// What is arranged, or how, is another.
  func arrangementDidChange() {
    LayoutState.holders += 1
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Sizes

  // Hidden views take no space and no spacing (D, C.2).
  var shown: [UIView] { arranged.filter { !$0.isHidden } }

  func gap(after view: UIView) -> CGFloat {
    guard let custom = view.layoutState.spacingAfter, custom != Self.spacingUseDefault
    else { return spacing }
    return custom == Self.spacingUseSystem ? 8 : custom
  }

  // D, C.1: it has no size of its own, its views have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = fittingSize(width: nil, height: nil)
    let isLimited = size.width > 0 && size.width < 10_000 && size.width < natural.width
    return isLimited ? fittingSize(width: size.width, height: nil) : natural
  }

  // D: in a column the first and last view's, in a row the tallest one's.
  open override var forFirstBaselineLayout: UIView { baselineView(shown.first) }
  open override var forLastBaselineLayout: UIView { baselineView(shown.last) }

  private func baselineView(_ end: UIView?) -> UIView {
    guard axis == .horizontal else { return end ?? self }
    let heights = shown.map { $0.fittingSize(width: nil, height: nil).height }
    guard let tallest = heights.max(), let place = heights.firstIndex(of: tallest) else {
      return self
    }
    return shown[place]
  }
}
