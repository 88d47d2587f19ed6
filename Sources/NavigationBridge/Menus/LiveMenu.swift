import UIKit

/// The menu object of one bar item: it stays for as long as what it shows can stay.
@MainActor
final class LiveMenu {
  private let features: PlatformFeatures
  /// Whether actions run: not after the screen has left.
  private let isRunning: @MainActor () -> Bool

  private var menu: UIMenu?
  private var title = ""
  private var declared: DeclaredMenu?
  private var appearance: [MenuLook] = []
  /// A `MirroredMenu`, which older systems don't know.
  private var mirror: AnyObject?

  init(features: PlatformFeatures, isRunning: @escaping @MainActor () -> Bool) {
    self.features = features
    self.isRunning = isRunning
  }

  /// Takes over what is declared now.
  ///
  /// - Returns: The menu for the item, the same object if it can stay.
  func update(to wanted: UIKitNavigationBarItem.Menu?) -> UIMenu? {
    switch wanted {
    case nil:
      menu = nil
      declared = nil
      mirror = nil
    case .declared(let title, let elements):
      mirror = nil
      menu = update(title: title, to: elements)
    case .given(let newest):
      declared = nil
      menu = update(to: newest)
    }
    return menu
  }

  private func update(title: String, to elements: [NavigationMenuElement]) -> UIMenu {
    let isNew = declared == nil || self.title != title
    let declared =
      declared
      ?? DeclaredMenu(features: features) { [weak self] in self?.isRunning() ?? false }
    self.declared = declared
    self.title = title
    declared.update(to: elements)
    if #available(iOS 15.0, *), features.bar15 {
      if !isNew, let menu { return menu }
      return UIMenu(
        title: title,
        children: [
          UIDeferredMenuElement.uncached { [weak declared] completion in
            completion(declared?.makeElements() ?? [])
          }
        ]
      )
    }
    // Before uncached elements, a changed menu is a new one; its actions still find the newest.
    let appearance = declared.appearance
    if !isNew, appearance == self.appearance, let menu { return menu }
    self.appearance = appearance
    return UIMenu(title: title, children: declared.makeElements())
  }

  private func update(to newest: UIMenu) -> UIMenu {
    guard #available(iOS 16.0, *), features.bar16 else { return newest }
    if let mirror = mirror as? MirroredMenu, mirror.follows(newest) { return mirror.menu }
    let running: @MainActor () -> Bool = { [weak self] in self?.isRunning() ?? false }
    let mirror = MirroredMenu(newest, isRunning: running)
    self.mirror = mirror
    return mirror?.menu ?? newest
  }
}
