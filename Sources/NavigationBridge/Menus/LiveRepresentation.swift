import UIKit

/// What stands for an item or a group in the overflow menu: the newest of what is declared.
@MainActor
final class LiveRepresentation {
  private let features: PlatformFeatures
  private weak var bridge: ScreenBridge?
  private var declared: DeclaredMenu?
  private var appearance: [MenuLook] = []

  init(bridge: ScreenBridge) {
    features = bridge.features
    self.bridge = bridge
  }

  /// Takes over what is declared now.
  ///
  /// - Parameters:
  ///   - elements: The elements. Nil: there is no representation.
  ///   - write: Sets the element. It is called only if what is shown has changed.
  func update(to elements: [NavigationMenuElement]?, write: (UIMenuElement?) -> Void) {
    guard let elements else {
      guard declared != nil else { return }
      declared = nil
      appearance = []
      return write(nil)
    }
    let menu =
      declared
      ?? DeclaredMenu(features: features) { [weak bridge] in bridge?.isAttached ?? false }
    let isNew = declared == nil
    declared = menu
    menu.update(to: elements)
    guard isNew || menu.appearance != appearance else { return }
    appearance = menu.appearance
    let made = menu.makeElements()
    write(made.count == 1 ? made.first : UIMenu(options: .displayInline, children: made))
  }
}
