import UIKit

class ControlsPage: StackedPage {
  private let slider = UISlider()
  private let quantity = UILabel()
  private let stepper = UIStepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    addSwitches()
    addSliders()
    addSteppers()
    addSegments()
  }

  private func addSwitches() {
    let on = UISwitch()
    on.isOn = true
    on.accessibilityLabel = "Wi-Fi"
    let off = UISwitch()
    off.accessibilityLabel = "Bluetooth"
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    tinted.accessibilityLabel = "Purple"
    let disabled = UISwitch()
    disabled.isOn = true
    disabled.isEnabled = false
    disabled.accessibilityLabel = "Locked"
    add("Switches: on, off, tinted, disabled", row([on, off, tinted, disabled]))
  }

  private func addSliders() {
    slider.value = 0.3
    slider.accessibilityLabel = "Brightness"
    add("Slider", slider, isWide: true)
    let volume = UISlider()
    volume.minimumValue = 0
    volume.maximumValue = 10
    volume.value = 7
    volume.minimumValueImage = UIImage(systemName: "speaker")
    volume.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    volume.minimumTrackTintColor = .systemOrange
    volume.accessibilityLabel = "Volume"
    add("Slider with images", volume, isWide: true)
  }

  private func addSteppers() {
    stepper.minimumValue = 0
    stepper.maximumValue = 3
    stepper.accessibilityLabel = "Quantity"
    stepper.addAction(
      UIAction { [weak self] _ in self?.showQuantity() },
      for: .valueChanged
    )
    quantity.font = .preferredFont(forTextStyle: .body)
    quantity.adjustsFontForContentSizeCategory = true
    showQuantity()
    add("Stepper", row([stepper, quantity]))
  }

  private func showQuantity() {
    quantity.text = "Quantity: \(Int(stepper.value))"
  }

  private func addSegments() {
    let plain = UISegmentedControl(items: ["Day", "Week", "Month"])
    plain.selectedSegmentIndex = 1
    add("Segments", plain, isWide: true)
    let momentary = UISegmentedControl(items: ["Undo", "Redo"])
    momentary.isMomentary = true
    add("Momentary segments", momentary)
    let images = UISegmentedControl(
      items: ["list.bullet", "square.grid.2x2", "map"].compactMap { UIImage(systemName: $0) }
    )
    images.selectedSegmentIndex = 0
    images.selectedSegmentTintColor = .systemYellow
    add("Segments with images", images)
    let disabled = UISegmentedControl(items: ["One", "Two"])
    disabled.selectedSegmentIndex = 0
    disabled.setEnabled(false, forSegmentAt: 1)
    add("A segment that is disabled", disabled)
  }
}
