/// The days of a month, of which one is chosen, as a picker in the inline style shows them.
extension UIDatePicker {
  static let calendarSize = CGSize(width: 320, height: headerHeight + weekdayHeight + 6 * dayHeight)
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let dayHeight: CGFloat = 44

  /// The calendar in the picker's own time zone.
  private var days: Calendar {
    var days: Calendar = calendar
    days.timeZone = timeZone ?? calendar.timeZone
    days.locale = locale ?? Locale(identifier: "en_US")
    return days
  }

  private var month: Date {
    let start = days.dateInterval(of: .month, for: date)?.start ?? date
    return days.date(byAdding: .month, value: shownMonthOffset, to: start) ?? start
  }

  /// The places of a month's days.
  private var dayFrames: [(day: Int, frame: CGRect)] {
    let month = month
    let count = days.range(of: .day, in: .month, for: month)?.count ?? 30
    let empty = (days.component(.weekday, from: month) - days.firstWeekday + 7) % 7
    return (1...count).map { day in
      let place = empty + day - 1
      return (day, cell(column: place % 7, row: place / 7))
    }
  }

  private func cell(column: Int, row: Int) -> CGRect {
    let width = bounds.width / 7
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: CGFloat(isMirrored ? 6 - column : column) * width,
      y: Self.headerHeight + Self.weekdayHeight + CGFloat(row) * Self.dayHeight,
      width: width,
      height: Self.dayHeight
    )
  }

  private func arrow(isNext: Bool) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fromEnd: CGFloat = isNext ? 44 : 88
    return CGRect(
      x: isMirrored ? fromEnd - 44 : bounds.width - fromEnd,
      y: 0,
      width: 44,
      height: Self.headerHeight
    )
  }

  private func date(of day: Int) -> Date? {
    let time = days.dateComponents([.hour, .minute, .second], from: date)
    return days.date(byAdding: .day, value: day - 1, to: month).flatMap {
      days.date(
        bySettingHour: time.hour ?? 0,
        minute: time.minute ?? 0,
        second: time.second ?? 0,
        of: $0
      )
    }
  }

  private func isPossible(_ date: Date) -> Bool {
    let start = days.startOfDay(for: date)
    let end = days.date(byAdding: .day, value: 1, to: start) ?? start
    return minimumDate.map { $0 < end } ?? true && maximumDate.map { $0 >= start } ?? true
  }

  func touchCalendar(at point: CGPoint) {
    if arrow(isNext: false).contains(point) { return shownMonthOffset -= 1 }
    if arrow(isNext: true).contains(point) { return shownMonthOffset += 1 }
    guard let day = dayFrames.first(where: { $0.frame.contains(point) })?.day,
      let chosen = date(of: day), isPossible(chosen)
    else { return }
    choose(chosen)
    shownMonthOffset = 0
  }

  // MARK: What is drawn and heard

  private var monthName: String {
    formatted("LLLL yyyy", month)
  }

  func formatted(_ format: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  private func text(
    _ string: String,
    in frame: CGRect,
    _ pointSize: CGFloat,
    _ weight: Int,
    _ color: DisplayColor
  ) -> DisplayItem {
    let height = UIFont.systemFont(ofSize: pointSize).lineHeight
    let line = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    return .text(
      .line(
        string,
        in: line,
        pointSize: pointSize,
        weight: weight,
        color: color,
        alignment: .center
      )
    )
  }

  func calendarItems() -> [DisplayItem] {
    let tint = displayColor(tintColor ?? .defaultTint)
    let label = displayColor(.label)
    let faint = displayColor(.tertiaryLabel)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let nameStyle = UIFont.systemFont(ofSize: 17, weight: .semibold).layoutStyle
    let width = TextLayout(monthName, style: nameStyle, maxLines: 1).size.width + 1
    let name = CGRect(
      x: isMirrored ? bounds.width - 16 - width : 16,
      y: 0,
      width: width,
      height: Self.headerHeight
    )
    var items = [text(monthName, in: name, 17, 600, label)]
    for isNext in [false, true] {
      let frame = arrow(isNext: isNext)
      items.append(
        .symbol(
          DisplaySymbol(
            name: isNext ? "chevron.right" : "chevron.left",
            frame: CGRect(x: frame.midX - 10, y: frame.midY - 10, width: 20, height: 20),
            weight: 600,
            color: tint,
            isFlipped: isMirrored
          )
        )
      )
    }
    let names = days.shortWeekdaySymbols
    for column in 0..<7 where names.count == 7 {
      var frame = cell(column: column, row: 0)
      frame.origin.y = Self.headerHeight
      frame.size.height = Self.weekdayHeight
      let name = names[(days.firstWeekday - 1 + column) % 7].uppercased()
      items.append(text(name, in: frame, 13, 600, faint))
    }
    for (day, frame) in dayFrames {
      guard let date = date(of: day) else { continue }
      let isChosen = days.isDate(date, inSameDayAs: self.date)
      if isChosen {
        let circle = CGRect(x: frame.midX - 22, y: frame.midY - 22, width: 44, height: 44)
        items.append(.fill(.ellipse(circle), .color(tint.faded(to: 0.15))))
      }
      let color = isChosen ? tint : isPossible(date) && isEnabled ? label : faint
      items.append(text("\(day)", in: frame, isChosen ? 23 : 20, isChosen ? 500 : 400, color))
    }
    return items
  }

  func calendarNodes() -> [AccessibilityNode] {
    func node(_ label: String, _ frame: CGRect, _ isSelected: Bool = false) -> AccessibilityNode {
      AccessibilityNode(
        role: .button,
        label: label,
        isEnabled: isEnabled,
        isSelected: isSelected,
        frame: convert(frame, to: nil),
        view: self
      )
    }
    let head = [
      AccessibilityNode(
        role: .text,
        label: monthName,
        frame: convert(CGRect(x: 0, y: 0, width: 200, height: Self.headerHeight), to: nil),
        view: self
      ),
      node("Previous Month", arrow(isNext: false)),
      node("Next Month", arrow(isNext: true)),
    ]
    return head
      + dayFrames.map { day, frame in
        let isChosen = date(of: day).map { days.isDate($0, inSameDayAs: date) } ?? false
        return node("\(day)", frame, isChosen)
      }
  }
}
