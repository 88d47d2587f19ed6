/// The names of the days above those of a month.
struct WeekdayRow: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private var names: [String] {
    var calendar = calendar
    calendar.locale = locale
    let names = calendar.shortWeekdaySymbols
    guard !names.isEmpty else { return [] }
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased() }
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(names, id: \.self) { name in
        Text(verbatim: name)
          .font(.footnote.weight(.semibold))
          .foregroundColor(Color(uiColor: .tertiaryLabel))
          .frame(maxWidth: .infinity)
          .accessibilityHidden(true)
      }
    }
  }
}
