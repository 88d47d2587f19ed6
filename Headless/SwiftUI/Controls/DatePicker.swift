public import Foundation
@_spi(Headless) internal import UIKit

// B.2
@available(iOS 13.0, *)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let components: Components
  let label: Label
  @Environment(\.datePickerLook) private var look

  init(
    _ selection: Binding<Date>,
    _ bounds: ClosedRange<Date>,
    _ components: Components,
    label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  @MainActor
  public var body: some View {
    switch look {
    case .compact:
      LabeledControl(
        label: label,
        control: DateButtons(selection: selection, bounds: bounds, components: components)
      )
    case .wheel:
      DateWheels(selection: selection, bounds: bounds, components: components)
    case .graphical:
      VStack {
        if components.contains(.date) {
          CalendarGrid(selection: selection, bounds: bounds)
        }
        if components.contains(.hourAndMinute) {
          LabeledControl(
            label: Text(verbatim: "Time"),
            control: DateButtons(
              selection: selection,
              bounds: bounds,
              components: .hourAndMinute
            )
          )
        }
      }
    }
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      .distantPast ... .distantFuture,
      displayedComponents,
      label: Text(titleKey)
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      range.lowerBound ... .distantFuture,
      displayedComponents,
      label: Text(titleKey)
    )
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      .distantPast...range.upperBound,
      displayedComponents,
      label: Text(titleKey)
    )
  }
}
