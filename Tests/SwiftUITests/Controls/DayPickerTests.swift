import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct DayPickerTests {
  private let stage = Stage.current
  private static let calendar = Calendar(identifier: .gregorian)

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9)) ?? Date()
  }

  @Test
  func `several days are chosen and given back`() throws {
    let days = Box<Set<DateComponents>>([DateComponents(year: 2026, month: 11, day: 3)])
    showHosted(
      MultiDatePicker("Days", selection: days.binding)
        .environment(\.calendar, Self.calendar)
    )
    stage.loop.settle()

    try Finger.tap("12")
    #expect(Set(days.value.compactMap(\.day)) == [3, 12])
    let added = try #require(days.value.first { $0.day == 12 })
    #expect(added.year == 2026 && added.month == 11 && added.era == 1)
    #expect(added.calendar == Self.calendar)

    try Finger.tap("3")
    #expect(Set(days.value.compactMap(\.day)) == [12])
  }

  @Test
  func `days outside of the bounds can't be chosen`() {
    showHosted(
      MultiDatePicker(
        "Days",
        selection: .constant([DateComponents(year: 2026, month: 11, day: 3)]),
        in: Self.date(2026, 11, 5)..<Self.date(2026, 11, 9)
      )
      .environment(\.calendar, Self.calendar)
    )
    stage.loop.settle()

    #expect(!Finger.isEnabled("4"))
    #expect(Finger.isEnabled("5"))
    #expect(Finger.isEnabled("8"))
    #expect(!Finger.isEnabled("10"))
  }

  @Test
  func `wheels turn one part of a date each`() throws {
    let date = Box(Self.date(2026, 1, 31))
    let host = showHosted(
      DatePicker("Date", selection: date.binding, displayedComponents: .date)
        .datePickerStyle(.wheel)
        .environment(\.calendar, Self.calendar)
    )
    stage.loop.settle()
    let wheels = host.view.accessibilityNodes().filter { $0.role == .picker }
    #expect(wheels.map(\.value) == ["January", "31", "2026"])

    // February has no 31st.
    let month = try #require(wheels.first)
    stage.tap(at: CGPoint(x: month.frame.midX, y: month.frame.midY + 32))
    stage.loop.settle()

    #expect(Self.calendar.component(.month, from: date.value) == 2)
    #expect(Self.calendar.component(.day, from: date.value) == 28)
  }
}

/// A value that a binding reads and writes.
@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
