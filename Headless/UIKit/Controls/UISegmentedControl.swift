@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  private static let height: CGFloat = 32
  private var segments: [Segment] = []
  private var pressed: Int?

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { item in
      Segment(title: item as? String, image: item as? UIImage)
    }
    bounds.size = intrinsicContentSize
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  @available(iOS 13.0, *)
  open var selectedSegmentTintColor: UIColor? {
    get { pillColor }
    set {
      pillColor = newValue
      setNeedsDisplay()
    }
  }

  private var pillColor: UIColor?

  // In code no event is sent (O, C.3).
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  @available(iOS 14.0, *)
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    contentDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    contentDidChange()
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    contentDidChange()
  }

  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  @available(iOS 14.0, *)
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }

  @available(iOS 14.0, *)
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  @available(iOS 14.0, *)
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? true
  }

  // MARK: Size

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return image.size(traits: traitCollection).width + 20 }
    let style = TextLayout.Style(pointSize: 13, weight: 500)
    return TextLayout(segment.title ?? "", style: style).naturalWidth + 20
  }

  // Equal widths, in whole points.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { naturalWidth($0).rounded(.up) }
    if apportionsSegmentWidthsByContent {
      return CGSize(width: widths.reduce(0, +), height: Self.height)
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func frame(ofSegment index: Int) -> CGRect {
    let widths = shownWidths
    let start = widths[..<index].reduce(0, +)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? bounds.width - start - widths[index] : start
    return CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
  }

  /// Segments without a width of their own share what is left: evenly, or by their content.
  private var shownWidths: [CGFloat] {
    let open = segments.filter { $0.width <= 0 }
    let left = max(0, bounds.width - segments.reduce(0) { $0 + max(0, $1.width) })
    let natural = open.reduce(0) { $0 + naturalWidth($1) }
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      guard apportionsSegmentWidthsByContent, natural > 0 else { return left / CGFloat(open.count) }
      return left * naturalWidth(segment) / natural
    }
  }

  // MARK: Touches

  override var claimsSingleTaps: Bool { true }

  private func segmentIndex(at touch: UITouch?) -> Int? {
    guard let point = touch?.location(in: self) else { return nil }
    return segments.indices.first { frame(ofSegment: $0).contains(point) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segmentIndex(at: touch)
    return pressed.map { segments[$0].isEnabled } ?? false
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { pressed = nil }
    guard let index = segmentIndex(at: touch), segments[index].isEnabled,
      isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    // The segment's own action, and the handlers (D, C.3).
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: bounds.size)
    var items: [DisplayItem] = [.fill(.capsule(box), .color(displayColor(.tertiarySystemFill)))]
    let isDark = traitCollection.userInterfaceStyle == .dark
    if segments.indices.contains(selectedSegmentIndex) {
      let pill = frame(ofSegment: selectedSegmentIndex).insetBy(dx: 2, dy: 2)
      let plain = isDark ? DisplayColor(hex: 0x5A5A60) : .white
      items.append(.fill(.capsule(pill), .color(pillColor.map { displayColor($0) } ?? plain)))
    }
    for (index, segment) in segments.enumerated() {
      let place = frame(ofSegment: index)
      let isOn = isEnabled && segment.isEnabled
      let color = displayColor(isOn ? .label : .tertiaryLabel)
      if let image = segment.image {
        let size = image.size(traits: traitCollection)
        let frame = CGRect(
          x: place.midX - size.width / 2,
          y: place.midY - size.height / 2,
          width: size.width,
          height: size.height
        )
        if let item = image.displayItem(in: frame, tint: color, traits: traitCollection) {
          items.append(item)
        }
      } else if let title = segment.title {
        let weight = index == selectedSegmentIndex ? 500 : 400
        items.append(
          .text(
            .line(
              title,
              in: place.insetBy(dx: 4, dy: 0),
              pointSize: 13,
              weight: weight,
              color: color,
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
    return segments.enumerated().map { index, segment in
      AccessibilityNode(
        role: .button,
        label: segment.title ?? segment.image?.spokenName,
        isEnabled: isEnabled && segment.isEnabled,
        isSelected: index == selectedSegmentIndex,
        frame: convert(frame(ofSegment: index), to: nil),
        view: self
      )
    }
  }
}
