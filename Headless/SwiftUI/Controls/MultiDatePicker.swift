public import Foundation
@_spi(Headless) internal import UIKit

/// A calendar in which several days are chosen.
@available(iOS 16.0, *)
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ..< .distantFuture, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound ..< .distantFuture, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast..<bounds.upperBound, label: label())
  }

  /// Days speak for themselves: the label isn't shown.
  @MainActor @preconcurrency
  public var body: some View {
    DaysGrid(selection: selection, bounds: bounds)
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, .distantPast ..< .distantFuture, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, .distantPast ..< .distantFuture, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound ..< .distantFuture, label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, .distantPast..<bounds.upperBound, label: Text(titleKey))
  }
}

/// The days of a month, of which several can be chosen.
struct DaysGrid: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  @State private var month: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  init(selection: Binding<Set<DateComponents>>, bounds: Range<Date>) {
    self.selection = selection
    self.bounds = bounds
  }

  var body: some View {
    let month = shownMonth
    VStack(spacing: 12) {
      HStack {
        Text(verbatim: month.formatted(.dateTime.month(.wide).year().locale(locale)))
          .font(.headline)
        Spacer()
        Button {
          move(by: -1)
        } label: {
          Image(systemName: "chevron.left")
        }
        .accessibilityLabel("Previous Month")
        Button {
          move(by: 1)
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

  /// That of the first chosen day, or of now.
  private var shownMonth: Date {
    if let month { return month }
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    let date = chosen ?? min(max(Stage.current.date, bounds.lowerBound), bounds.upperBound)
    return calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private func move(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: shownMonth)
  }

  /// The days by week; numbers below 1 for places outside of the month.
  private func weeks(of month: Date) -> [[Int]] {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let first = calendar.component(.weekday, from: month)
    let empty = (first - calendar.firstWeekday + 7) % 7
    let places = (0..<42).map { $0 < empty || $0 >= empty + count ? -$0 - 1 : $0 - empty + 1 }
    return stride(from: 0, to: 42, by: 7).map { Array(places[$0..<$0 + 7]) }
      .filter { week in week.contains { $0 > 0 } }
  }

  @ViewBuilder
  private func dayButton(_ day: Int, in month: Date) -> some View {
    if day > 0, let date = calendar.date(byAdding: .day, value: day - 1, to: month) {
      let chosen = chosen(date)
      Button {
        toggle(date)
      } label: {
        Text(verbatim: "\(day)")
          .foregroundColor(chosen == nil ? .primary : .white)
          .frame(maxWidth: .infinity, minHeight: 40)
          .background(Circle().fill(chosen == nil ? Color.clear : Color.accentColor))
      }
      .accessibilityAddTraits(chosen == nil ? [] : .isSelected)
      .disabled(!isPossible(date))
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: 40)
    }
  }

  /// The components that stand for a day, however much they say.
  private func chosen(_ date: Date) -> DateComponents? {
    selection.wrappedValue.first { components in
      calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
  }

  private func toggle(_ date: Date) {
    if let known = chosen(date) {
      selection.wrappedValue.remove(known)
    } else {
      let components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      selection.wrappedValue.insert(components)
    }
  }

  private func isPossible(_ date: Date) -> Bool {
    let day = calendar.startOfDay(for: date)
    guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
    return next > bounds.lowerBound && day < bounds.upperBound
  }
}
