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

  // MARK: What is drawn and heard

  private var shownText: String {
    if datePickerMode == .countDownTimer {
      let minutes = Int(countDownDuration) / 60
      return "\(minutes / 60) hours \(minutes % 60) min"
    }
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .date ? .none : .short
    return formatter.string(from: stored)
  }

  private var fittingSize: CGSize {
    let text = TextLayout(shownText, style: UIFont.systemFont(ofSize: 17).layoutStyle, maxLines: 1)
    return CGSize(width: text.size.width + 24, height: 34)
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let size = fittingSize
    let box = CGRect(
      x: 0,
      y: (bounds.height - size.height) / 2,
      width: min(bounds.width, size.width),
      height: size.height
    )
    return [
      .fill(.box(box, radius: box.height / 2), .color(displayColor(.tertiarySystemFill))),
      .text(
        .line(
          shownText,
          in: box,
          pointSize: 17,
          color: displayColor(isEnabled ? .label : .tertiaryLabel),
          alignment: .center
        )
      ),
    ]
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var node = accessibilityElement(role: .picker)
    node.value = shownText
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
