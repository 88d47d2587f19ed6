// A.10
@MainActor @preconcurrency
open class UIPickerView: UIView {
  private var counts: [Int] = []
  private var selected: [Int] = []
  private var needsReload = true
  private var dragged: (component: Int, start: Int)?

  public override init(frame: CGRect) {
    let size = frame.size == .zero ? UIPickerView.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    let pan = UIPanGestureRecognizer()
    pan.onChange = { [weak self] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      self?.follow(pan)
    }
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 320, height: 216)
  private static let pitch: CGFloat = 32

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  // MARK: Rows

  open var numberOfComponents: Int {
    loadIfNeeded()
    return counts.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(component) ? counts[component] : 0
  }

  open func reloadAllComponents() {
    needsReload = true
    setNeedsDisplay()
  }

  open func reloadComponent(_ component: Int) {
    reloadAllComponents()
  }

  private func loadIfNeeded() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    counts = (0..<dataSource.numberOfComponents(in: self)).map {
      dataSource.pickerView(self, numberOfRowsInComponent: $0)
    }
    selected = counts.indices.map { index in
      let old = selected.indices.contains(index) ? selected[index] : 0
      return max(0, min(old, counts[index] - 1))
    }
  }

  /// Calls no delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
    selected[component] = row
    setNeedsDisplay()
  }

  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard counts.indices.contains(component), counts[component] > 0 else { return -1 }
    return selected[component]
  }

  private func title(_ row: Int, _ component: Int) -> String {
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    let attributed = delegate?.pickerView(
      self,
      attributedTitleForRow: row,
      forComponent: component
    )
    if let attributed { return attributed.string }
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return (view as? UILabel)?.text ?? view?.accessibilityLabel ?? ""
  }

  // MARK: A finger

  private func component(at x: CGFloat) -> Int {
    let width = bounds.width / CGFloat(max(1, counts.count))
    return max(0, min(counts.count - 1, Int(x / max(width, 1))))
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    loadIfNeeded()
    guard !counts.isEmpty else { return }
    switch pan.state {
    case .began:
      let component = component(at: pan.location(in: self).x)
      dragged = (component, selected[component])
      turn(by: pan.translation(in: self).y)
    case .changed:
      turn(by: pan.translation(in: self).y)
    case .ended:
      turn(by: pan.translation(in: self).y)
      endTurn()
    case .cancelled, .failed, .possible:
      dragged = nil
    }
  }

  private func turn(by way: CGFloat) {
    guard let dragged else { return }
    let steps = Int((-way / Self.pitch).rounded())
    selected[dragged.component] = max(
      0,
      min(counts[dragged.component] - 1, dragged.start + steps)
    )
    setNeedsDisplay()
  }

  private func endTurn() {
    guard let dragged else { return }
    self.dragged = nil
    guard selected[dragged.component] != dragged.start else { return }
    delegate?.pickerView(
      self,
      didSelectRow: selected[dragged.component],
      inComponent: dragged.component
    )
  }

  // MARK: What is drawn and heard

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    loadIfNeeded()
    let bar = CGRect(
      x: 8,
      y: bounds.midY - Self.pitch / 2,
      width: max(0, bounds.width - 16),
      height: Self.pitch
    )
    var items: [DisplayItem] = [
      .fill(.box(bar, radius: 8), .color(displayColor(.tertiarySystemFill)))
    ]
    let width = bounds.width / CGFloat(max(1, counts.count))
    for component in counts.indices where counts[component] > 0 {
      for offset in -2...2 {
        let row = selected[component] + offset
        guard (0..<counts[component]).contains(row) else { continue }
        let frame = CGRect(
          x: CGFloat(component) * width,
          y: bounds.midY + (CGFloat(offset) - 0.5) * Self.pitch,
          width: width,
          height: Self.pitch
        )
        let color: UIColor = offset == 0 ? .label : .tertiaryLabel
        items.append(
          .text(
            .line(
              title(row, component),
              in: frame,
              pointSize: 21,
              color: displayColor(color),
              alignment: .center
            )
          )
        )
      }
    }
    return items
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    loadIfNeeded()
    return counts.indices.filter { counts[$0] > 0 }.map { component in
      var node = accessibilityElement(role: .picker)
      node.value = title(selected[component], component)
      let width = node.frame.width / CGFloat(counts.count)
      node.frame.origin.x += CGFloat(component) * width
      node.frame.size.width = width
      return node
    }
  }
}

// A.10
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

// A.10
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    nil
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    nil
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    UIView()
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}
