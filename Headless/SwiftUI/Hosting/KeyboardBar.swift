@_spi(Headless) import UIKit

/// A host whose views put items on the keyboard.
@MainActor
protocol KeyboardBarOwner: UIViewController {
  func showKeyboardItems(_ items: [UIBarButtonItem])
}

/// The bar on the keyboard, where there are items for it.
@MainActor
struct KeyboardBar {
  private(set) var bar: UIToolbar?

  mutating func show(_ items: [UIBarButtonItem]) {
    if items.isEmpty {
      bar = nil
    } else {
      let bar = bar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 52))
      bar.setItems(items, animated: false)
      self.bar = bar
    }
    Stage.current.keyboardAccessoryMayHaveChanged()
  }
}
