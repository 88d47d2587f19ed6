import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PickerTests {
  let stage = Stage.current

  @Test(arguments: [(15, 30), (7, 44), (1, 44)])
  func `a time that is chosen lies on the interval of minutes`(interval: Int, minute: Int) {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.minuteInterval = interval

    picker.choose(Date(timeIntervalSinceReferenceDate: 44 * 60))

    #expect(picker.date == Date(timeIntervalSinceReferenceDate: TimeInterval(minute) * 60))
  }

  @Test
  func `a picker turns under a finger and tells its delegate where it stopped`() {
    let sizes = Sizes()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = sizes
    picker.delegate = sizes
    let controller = UIViewController()
    controller.view.addSubview(picker)
    stage.show(controller)
    #expect(stage.textTree() == "picker Small")

    stage.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 100, y: 240 - 10 - 64))
    stage.loop.settle()

    #expect(sizes.chosen == [2])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(stage.textTree() == "picker Large")
    picker.selectRow(0, inComponent: 0, animated: false)
    #expect(sizes.chosen == [2])
  }

  @Test
  func `a date stays within its limits, and only a person sends the event`() {
    let picker = UIDatePicker()
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    picker.datePickerMode = .date
    picker.maximumDate = Date(timeIntervalSince1970: 86_400)

    picker.date = Date(timeIntervalSince1970: 200_000)
    #expect(picker.date == picker.maximumDate)
    #expect(events == 0)

    picker.choose(Date(timeIntervalSince1970: 0))
    #expect(events == 1)
    #expect(picker.accessibilityNodes().first?.value == "Jan 1, 1970")
  }
}

private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var chosen: [Int] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    ["Small", "Medium", "Large"][row]
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    chosen.append(row)
  }
}
