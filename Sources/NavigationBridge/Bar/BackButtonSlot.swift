import UIKit

/// The back button: three properties of the screen's own item, three of the item below.
@MainActor
final class BackButtonSlot: BarSlot {
  private let hidden = ClaimedValue<Bool>()
  private let supplements = ClaimedValue<Bool>()
  private let title = ClaimedValue<String?>()
  private let displayMode = ClaimedValue<UINavigationItem.BackButtonDisplayMode>()
  private let belowItem = ClaimedValue<UIBarButtonItem?>()
  /// Made once for the image of the button.
  private var imageItem: UIBarButtonItem?
  private weak var below: UINavigationItem?
  private weak var log: BarWriteLog?
  private var action: (@MainActor () -> Void)?
  private var hasAction = false
  private var originalAction: UIAction?

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    let wanted = description.backButton
    let item = screen.item
    log = screen.bridge.log
    hidden.set(wanted?.isHidden, live: item.hidesBackButton) { value in
      screen.write("hidesBackButton") { item.hidesBackButton = value }
    }
    supplements.set(
      wanted?.staysBesideLeadingItems,
      live: item.leftItemsSupplementBackButton
    ) { value in
      screen.write("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
    }
    applyAction(wanted, on: screen)
    let itemBelow = screen.memberBelow?.navigationItem
    if below !== itemBelow {
      leave()
      below = itemBelow
      if let itemBelow { BelowOwners.owner(of: itemBelow, becomes: self)?.handOver(to: self) }
    }
    applyBelow(wanted)
  }

  func leave() {
    applyBelow(nil)
    below = nil
  }

  /// Another screen stands above the same item from now on, such as one that replaces this one.
  private func handOver(to other: BackButtonSlot) {
    other.title.takeOver(title)
    other.displayMode.takeOver(displayMode)
    other.belowItem.takeOver(belowItem)
    below = nil
  }

  /// Whose screen stands above an item.
  @MainActor
  private enum BelowOwners {
    private struct Owner {
      weak var item: UINavigationItem?
      weak var slot: BackButtonSlot?
    }

    private static var owners: [ObjectIdentifier: Owner] = [:]
    /// From how many on those that are gone are looked for, so that many cost no more than few.
    private static var pruneCount = 64

    /// - Returns: Whose screen stood there before, if it still says something.
    static func owner(
      of item: UINavigationItem,
      becomes slot: BackButtonSlot
    ) -> BackButtonSlot? {
      let former = owners[ObjectIdentifier(item)]
      if owners.count >= pruneCount {
        owners = owners.filter { $0.value.slot != nil && $0.value.item != nil }
        pruneCount = max(64, owners.count * 2)
      }
      owners[ObjectIdentifier(item)] = Owner(item: item, slot: slot)
      guard let old = former?.slot, old !== slot, old.below === item else { return nil }
      return old
    }
  }

  /// The action is set once: it runs the newest closure.
  private func applyAction(_ wanted: BarBackButton?, on screen: BarScreen) {
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    action = wanted?.action
    guard (action != nil) != hasAction else { return }
    let item = screen.item
    if action != nil {
      originalAction = item.backAction
      let bridge = screen.bridge
      screen.write("backAction") {
        item.backAction = UIAction(
          title: wanted?.title ?? "",
          image: UIImage(systemName: "chevron.backward")
        ) { [weak self, weak bridge] _ in
          guard bridge?.isAttached == true else { return }
          self?.action?()
        }
      }
    } else {
      screen.write("backAction") { item.backAction = originalAction }
      originalAction = nil
    }
    hasAction = action != nil
  }

  private func applyBelow(_ wanted: BarBackButton?) {
    guard let below else { return }
    let isInMenuOnly = wanted?.title == nil && wanted?.menuTitle != nil
    title.set(
      (wanted?.title ?? wanted?.menuTitle).map { .some($0) },
      live: below.backButtonTitle
    ) { value in
      log?.note("backButtonTitle")
      below.backButtonTitle = value
    }
    displayMode.set(
      wanted?.displayMode ?? (isInMenuOnly ? .minimal : nil),
      live: below.backButtonDisplayMode
    ) { value in
      log?.note("backButtonDisplayMode")
      below.backButtonDisplayMode = value
    }
    // While a guard's item stands there it keeps ours.
    let quiet = below.backBarButtonItem as? QuietBackItem
    belowItem.set(
      wanted?.image.map { .some(item(showing: $0)) },
      live: quiet.map(\.replaced) ?? below.backBarButtonItem
    ) { value in
      log?.note("backBarButtonItem")
      if let quiet { quiet.replaced = value } else { below.backBarButtonItem = value }
    }
    quiet?.imitate(below)
  }

  private func item(showing image: UIImage) -> UIBarButtonItem {
    guard let item = imageItem else {
      let item = UIBarButtonItem(image: image)
      imageItem = item
      return item
    }
    if item.image != image {
      log?.note("backBarButtonItem.image")
      item.image = image
    }
    return item
  }
}
