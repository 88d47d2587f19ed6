internal import Foundation

/// The parts of a date as wheels beside each other.
struct DateWheels: View {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  init(selection: Binding<Date>, bounds: ClosedRange<Date>, components: DatePickerComponents) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(.month, Array(1...12)) { monthName($0) }
        wheel(.day, Array(days)) { "\($0)" }
        wheel(.year, Array(years)) { "\($0)" }
      }
      if components.contains(.hourAndMinute) {
        wheel(.hour, Array(0..<24)) { "\($0)" }
        wheel(.minute, Array(0..<60)) { $0 < 10 ? "0\($0)" : "\($0)" }
      }
    }
  }

  private func wheel(
    _ part: Calendar.Component,
    _ values: [Int],
    title: @escaping (Int) -> String
  ) -> some View {
    Picker(selection: value(part)) {
      ForEach(values, id: \.self) { Text(verbatim: title($0)).tag($0) }
    } label: {
      EmptyView()
    }
    .pickerStyle(.wheel)
  }

  private func monthName(_ month: Int) -> String {
    var calendar = calendar
    calendar.locale = locale
    let symbols = calendar.standaloneMonthSymbols
    return symbols.indices.contains(month - 1) ? symbols[month - 1] : "\(month)"
  }

  private var days: Range<Int> {
    calendar.range(of: .day, in: .month, for: selection.wrappedValue) ?? 1..<32
  }

  private var years: ClosedRange<Int> {
    let year = calendar.component(.year, from: selection.wrappedValue)
    let first = max(year - 100, calendar.component(.year, from: max(bounds.lowerBound, Self.first)))
    let last = min(year + 100, calendar.component(.year, from: min(bounds.upperBound, Self.last)))
    return min(first, year)...max(last, year)
  }

  private static let first = Date(timeIntervalSince1970: -62_000_000_000)
  private static let last = Date(timeIntervalSince1970: 250_000_000_000)

  /// One part of the date; a day that its month lacks becomes the last one.
  private func value(_ part: Calendar.Component) -> Binding<Int> {
    let (selection, bounds, calendar) = (selection, bounds, calendar)
    return Binding {
      calendar.component(part, from: selection.wrappedValue)
    } set: { value in
      let old = selection.wrappedValue
      var parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: old
      )
      parts.setValue(value, for: part)
      if part == .month || part == .year {
        var first = parts
        first.day = 1
        let count = calendar.date(from: first).flatMap {
          calendar.range(of: .day, in: .month, for: $0)?.count
        }
        parts.day = min(parts.day ?? 1, count ?? 31)
      }
      guard let date = calendar.date(from: parts) else { return }
      selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
    }
  }
}
