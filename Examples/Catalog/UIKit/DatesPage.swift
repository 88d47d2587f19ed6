import UIKit

class DatesPage: StackedPage {
  // The 14th of May 2026, 9:41.
  private let date = Date(timeIntervalSince1970: 1_778_751_660)

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Compact", picker(.dateAndTime, .compact))
    add("Compact time", picker(.time, .compact))
    add("Inline", picker(.date, .inline), isWide: true)
    add("Wheels", picker(.time, .wheels), isWide: true)
  }

  private func picker(
    _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.locale = Locale(identifier: "en_US")
    picker.date = date
    return picker
  }
}
