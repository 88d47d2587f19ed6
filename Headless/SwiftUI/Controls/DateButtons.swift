internal import Foundation
@_spi(Headless) internal import UIKit

/// The parts of a date as buttons, which open a calendar or hours and minutes.
struct DateButtons: View {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let components: DatePickerComponents
  @State private var showsCalendar = false
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(selection: Binding<Date>, bounds: ClosedRange<Date>, components: DatePickerComponents) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }

  var body: some View {
    let date = selection.wrappedValue
    HStack(spacing: 6) {
      if components.contains(.date) {
        Button {
          showsCalendar = true
        } label: {
          DatePill(text: date.formatted(style(date: .abbreviated, time: .omitted)))
        }
        .popover(isPresented: $showsCalendar) {
          CalendarGrid(selection: selection, bounds: bounds)
            .frame(width: 320)
            .padding()
        }
      }
      if components.contains(.hourAndMinute) {
        Menu {
          ForEach(0..<24, id: \.self) { hour in
            Button("\(hour):00") { set(hour: hour) }
          }
        } label: {
          DatePill(text: date.formatted(style(date: .omitted, time: .shortened)))
        }
      }
    }
  }

  private func style(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
  }

  private func set(hour: Int) {
    let day = calendar.startOfDay(for: selection.wrappedValue)
    guard let date = calendar.date(byAdding: .hour, value: hour, to: day) else { return }
    selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
  }
}

nonisolated struct DatePill: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .foregroundColor(.primary)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(Capsule().fill(Color(uiColor: .tertiarySystemFill)))
  }
}

/// The days of a month, of which one is selected.
struct CalendarGrid: View {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  @State private var offset = 0
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  init(selection: Binding<Date>, bounds: ClosedRange<Date>) {
    self.selection = selection
    self.bounds = bounds
  }

  var body: some View {
    let month = month
    VStack(spacing: 12) {
      HStack {
        Text(verbatim: month.formatted(.dateTime.month(.wide).year().locale(locale)))
          .font(.headline)
        Spacer()
        Button {
          offset -= 1
        } label: {
          Image(systemName: "chevron.left")
        }
        .accessibilityLabel("Previous Month")
        Button {
          offset += 1
        } label: {
          Image(systemName: "chevron.right")
        }
        .accessibilityLabel("Next Month")
      }
      WeekdayRow()
      ForEach(weeks(of: month), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(week, id: \.self) { day in
            dayButton(day, in: month)
          }
        }
      }
    }
  }

  private var month: Date {
    let start = calendar.dateInterval(of: .month, for: selection.wrappedValue)?.start
    let shown = start.flatMap { calendar.date(byAdding: .month, value: offset, to: $0) }
    return shown ?? selection.wrappedValue
  }

  /// The days by week; 0 for places outside of the month.
  private func weeks(of month: Date) -> [[Int]] {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let first = calendar.component(.weekday, from: month)
    let empty = (first - calendar.firstWeekday + 7) % 7
    // Places outside have numbers of their own: each is told from the others.
    let places = (0..<42).map { $0 < empty || $0 >= empty + count ? -$0 - 1 : $0 - empty + 1 }
    return stride(from: 0, to: 42, by: 7).map { Array(places[$0..<$0 + 7]) }
      .filter { week in week.contains { $0 > 0 } }
  }

  @ViewBuilder
  private func dayButton(_ day: Int, in month: Date) -> some View {
    if day > 0, let date = date(day, in: month) {
      let isSelected = calendar.isDate(date, inSameDayAs: selection.wrappedValue)
      Button {
        selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
        offset = 0
      } label: {
        Text(verbatim: "\(day)")
          .foregroundColor(isSelected ? .white : .primary)
          .frame(maxWidth: .infinity, minHeight: 40)
          .background(Circle().fill(isSelected ? Color.accentColor : Color.clear))
      }
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .disabled(!isPossible(date))
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: 40)
    }
  }

  /// A day of the month at the time of the selection.
  private func date(_ day: Int, in month: Date) -> Date? {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    guard let start = calendar.date(byAdding: .day, value: day - 1, to: month) else { return nil }
    return calendar.date(
      bySettingHour: time.hour ?? 0,
      minute: time.minute ?? 0,
      second: time.second ?? 0,
      of: start
    )
  }

  private func isPossible(_ date: Date) -> Bool {
    let day = calendar.startOfDay(for: date)
    guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
    return next > bounds.lowerBound && day <= bounds.upperBound
  }
}
