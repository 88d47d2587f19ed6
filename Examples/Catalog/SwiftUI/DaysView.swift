import SwiftUI

@available(iOS 18.0, *)
struct DaysView: View {
  // The 14th of May 2026, 9:41.
  @State private var date = Date(timeIntervalSince1970: 1_778_751_660)
  @State private var days: Set<DateComponents> = [
    DateComponents(calendar: .current, era: 1, year: 2026, month: 5, day: 12),
    DateComponents(calendar: .current, era: 1, year: 2026, month: 5, day: 21),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        DatePicker("Compact", selection: $date)
        DatePicker("Day only", selection: $date, displayedComponents: .date)
        DatePicker("Graphical", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
        DatePicker("Wheel", selection: $date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
          .labelsHidden()
        MultiDatePicker("Several", selection: $days)
      }
      .padding()
    }
    .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
