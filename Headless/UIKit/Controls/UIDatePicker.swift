// A.10
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    @available(iOS 17.4, *)
    case yearAndMonth
  }

  private var stored = Date(timeIntervalSinceReferenceDate: 0)
  private var style = UIDatePickerStyle.automatic
  /// How many months after that of the date a calendar shows.
  var shownMonthOffset = 0 { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = fittingSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  open var locale: Locale? { didSet { contentDidChange() } }
  open var calendar: Calendar! = .current { didSet { contentDidChange() } }
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0 { didSet { contentDidChange() } }
  open var minimumDate: Date? { didSet { date = stored } }
  open var maximumDate: Date? { didSet { date = stored } }

  @available(iOS 13.4, *)
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { style }
    set {
      style = newValue
      contentDidChange()
    }
  }

  @available(iOS 13.4, *)
  open var datePickerStyle: UIDatePickerStyle { style == .automatic ? .compact : style }

  /// Kept within the limits; in code it sends no event (D, C.3).
  open var date: Date {
    get { stored }
    set {
      var date = newValue
      if let minimumDate { date = max(date, minimumDate) }
      if let maximumDate { date = min(date, maximumDate) }
      stored = date
      contentDidChange()
    }
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The person chooses a date in what the picker opens.
  @_spi(Headless)
  public func choose(_ date: Date) {
    guard isEnabled else { return }
    let old = stored
    self.date = onInterval(date)
    if stored != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// D: an interval that doesn't divide an hour counts as a minute.
  private func onInterval(_ date: Date) -> Date {
    guard datePickerMode == .time || datePickerMode == .dateAndTime, minuteInterval > 1,
      minuteInterval <= 30, 60 % minuteInterval == 0
    else { return date }
    let minute = calendar.component(.minute, from: date)
    return date.addingTimeInterval(-TimeInterval(minute % minuteInterval) * 60)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Touches

  override var claimsSingleTaps: Bool { look == .calendar }

  override func didTouchUpInside(_ event: UIEvent?) {
    guard look == .calendar, let touch = event?.allTouches?.first else { return }
    touchCalendar(at: touch.location(in: self))
  }

  // MARK: What is drawn and heard

  private enum Look {
    case pills, calendar, wheels
  }

  private var look: Look {
    if datePickerMode == .countDownTimer { return style == .automatic ? .pills : .wheels }
    switch datePickerStyle {
    case .automatic, .compact: return .pills
    case .wheels: return .wheels
    case .inline: return datePickerMode == .time ? .wheels : .calendar
    }
  }

  /// What the picker says: a date, a time, or both.
  private var shownTexts: [String] {
    if datePickerMode == .countDownTimer {
      let minutes = Int(countDownDuration) / 60
      return ["\(minutes / 60) hours \(minutes % 60) min"]
    }
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    let styles: [(DateFormatter.Style, DateFormatter.Style)] =
      switch datePickerMode {
      case .time: [(.none, .short)]
      case .date, .yearAndMonth: [(.medium, .none)]
      case .dateAndTime, .countDownTimer: [(.medium, .none), (.none, .short)]
      }
    return styles.map { dateStyle, timeStyle in
      formatter.dateStyle = dateStyle
      formatter.timeStyle = timeStyle
      return formatter.string(from: stored)
    }
  }

  private var pillWidths: [CGFloat] {
    shownTexts.map { text in
      let style = UIFont.systemFont(ofSize: 17).layoutStyle
      return TextLayout(text, style: style, maxLines: 1).size.width + 24
    }
  }

  private static let pillGap: CGFloat = 6

  private var fittingSize: CGSize {
    switch look {
    case .calendar: return Self.calendarSize
    case .wheels: return Self.wheelsSize
    case .pills:
      let widths = pillWidths
      let gaps = CGFloat(widths.count - 1) * Self.pillGap
      return CGSize(width: widths.reduce(0, +) + gaps, height: 34)
    }
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    switch look {
    case .calendar: calendarItems()
    case .wheels: wheelItems()
    case .pills: pillItems()
    }
  }

  private func pillItems() -> [DisplayItem] {
    let height: CGFloat = 34
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    return zip(shownTexts, pillWidths).flatMap { text, width -> [DisplayItem] in
      let shown = min(width, max(0, bounds.width - start))
      let box = CGRect(
        x: isMirrored ? bounds.width - start - shown : start,
        y: (bounds.height - height) / 2,
        width: shown,
        height: height
      )
      start += width + Self.pillGap
      return [
        .fill(.box(box, radius: height / 2), .color(displayColor(.tertiarySystemFill))),
        .text(
          .line(
            text,
            in: box,
            pointSize: 17,
            color: displayColor(isEnabled ? .label : .tertiaryLabel),
            alignment: .center
          )
        ),
      ]
    }
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    guard look != .calendar else { return calendarNodes() }
    var node = accessibilityElement(role: .picker)
    node.value = shownTexts.joined(separator: " at ")
    node.isEnabled = isEnabled
    return [node]
  }
}

// A.10
@available(iOS 13.4, *)
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact
  @available(iOS 14.0, *)
  case inline
}
