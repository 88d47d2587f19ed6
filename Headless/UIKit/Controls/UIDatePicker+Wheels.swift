/// The parts of a date as rows that turn: drawn, but not turned by a finger.
extension UIDatePicker {
  static let wheelsSize = CGSize(width: 320, height: 216)
  private static let pitch: CGFloat = 32

  private struct Wheel {
    let format: String
    let step: DateComponents
  }

  private var wheels: [Wheel] {
    let time = [
      Wheel(format: "h", step: DateComponents(hour: 1)),
      Wheel(format: "mm", step: DateComponents(minute: max(1, minuteInterval))),
    ]
    switch datePickerMode {
    case .time, .countDownTimer:
      return time
    case .dateAndTime:
      return [Wheel(format: "EEE MMM d", step: DateComponents(day: 1))] + time
    case .date:
      return [
        Wheel(format: "MMMM", step: DateComponents(month: 1)),
        Wheel(format: "d", step: DateComponents(day: 1)),
        Wheel(format: "yyyy", step: DateComponents(year: 1)),
      ]
    case .yearAndMonth:
      return [
        Wheel(format: "MMMM", step: DateComponents(month: 1)),
        Wheel(format: "yyyy", step: DateComponents(year: 1)),
      ]
    }
  }

  private func shifted(_ wheel: Wheel, by count: Int) -> Date {
    func times(_ value: Int?) -> Int? { value.map { $0 * count } }
    let step = DateComponents(
      year: times(wheel.step.year),
      month: times(wheel.step.month),
      day: times(wheel.step.day),
      hour: times(wheel.step.hour),
      minute: times(wheel.step.minute)
    )
    return calendar.date(byAdding: step, to: date) ?? date
  }

  func wheelItems() -> [DisplayItem] {
    let middle = CGRect(x: 0, y: bounds.midY - 17, width: bounds.width, height: 34)
    var items: [DisplayItem] = [
      .fill(.box(middle, radius: 8), .color(displayColor(.tertiarySystemFill)))
    ]
    let wheels = wheels
    let hasHalves = datePickerMode == .time || datePickerMode == .dateAndTime
    let columns = wheels.count + (hasHalves ? 1 : 0)
    let width = bounds.width / CGFloat(max(1, columns))
    for (index, wheel) in wheels.enumerated() {
      for offset in -3...3 {
        let text = formatted(wheel.format, shifted(wheel, by: offset))
        items.append(row(text, column: index, width: width, offset: offset))
      }
    }
    if hasHalves {
      let half = formatted("a", date)
      items.append(row(half, column: wheels.count, width: width, offset: 0))
      let isMorning = half == formatted("a", calendar.startOfDay(for: date))
      let other = formatted("a", date.addingTimeInterval(12 * 3600))
      items.append(row(other, column: wheels.count, width: width, offset: isMorning ? 1 : -1))
    }
    return items
  }

  private func row(_ text: String, column: Int, width: CGFloat, offset: Int) -> DisplayItem {
    let fade: CGFloat = [1, 0.7, 0.4, 0.15][min(3, abs(offset))]
    let height = UIFont.systemFont(ofSize: 21).lineHeight
    return .text(
      .line(
        text,
        in: CGRect(
          x: CGFloat(column) * width,
          y: bounds.midY + CGFloat(offset) * Self.pitch - height / 2,
          width: width,
          height: height
        ),
        pointSize: 21,
        color: displayColor(isEnabled ? .label : .tertiaryLabel).faded(to: fade),
        alignment: .center
      )
    )
  }
}
