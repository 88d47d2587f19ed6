import NavigationCore
import SwiftUI
import UIKit

/// A declared item and the `UIBarButtonItem` that shows it.
@MainActor
final class LiveBarItem {
  let barButtonItem: UIBarButtonItem
  private(set) var declared: UIKitNavigationBarItem
  private(set) var signature: BarItemSignature<AnyHashable>
  /// What the live item has been given of the declaration so far.
  private var shown: UIKitNavigationBarItem
  private let menu: LiveMenu
  /// What was handed over last: the item may answer with a copy.
  private var shownMenu: UIMenu?
  private let hosted: HostedBarView?
  private weak var bridge: ScreenBridge?

  /// Makes the item.
  ///
  /// Its name matches it with another screen's item over a push.
  init(_ declared: UIKitNavigationBarItem, name: String, on screen: BarScreen) {
    let menu = LiveMenu(features: screen.features)
    self.declared = declared
    shown = UIKitNavigationBarItem(declared.kind)
    self.menu = menu
    signature = declared.signature
    bridge = screen.bridge
    var hosted: HostedBarView?
    switch declared.kind {
    case .text, .image, .symbol:
      barButtonItem = UIBarButtonItem()
    case .system(let system):
      barButtonItem = UIBarButtonItem(systemItem: system)
    case .view(let content):
      let view = HostedBarView()
      view.update(content)
      hosted = view
      barButtonItem = UIBarButtonItem(customView: view)
    case .fixedSpace(let width):
      barButtonItem = .fixedSpace(width)
    case .flexibleSpace:
      barButtonItem = .flexibleSpace()
    }
    self.hosted = hosted
    menu.isRunning = { [weak self] in self?.context != nil }
    setName(name, on: screen)
    // The action before title and image: setting it overwrites them by its own.
    setAction(on: screen)
    setContent(on: screen)
    updateMenu(on: screen)
    updateTraits(on: screen)
  }

  /// Takes over a new declaration: what changed is set on the live item.
  func update(_ new: UIKitNavigationBarItem, on screen: BarScreen) {
    declared = new
    signature = new.signature
    let changesAction = (barButtonItem.primaryAction == nil) != (new.action == nil)
    if changesAction { setAction(on: screen) }
    if changesAction || showsOther {
      if screen.allowsStructure {
        setContent(on: screen)
      } else {
        screen.bridge.applyAfterTransition()
      }
    }
    updateMenu(on: screen)
    updateTraits(on: screen)
  }

  private func setName(_ name: String, on screen: BarScreen) {
    #if SDK_26
    if #available(iOS 26.0, *), screen.features.bar26, barButtonItem.identifier != name {
      barButtonItem.identifier = name
    }
    #endif
  }

  // MARK: Action

  /// What an action gets.
  ///
  /// Nil once the screen has left.
  private var context: UIKitNavigationBarActionContext? {
    guard let bridge, bridge.isAttached, let member = bridge.member else { return nil }
    return UIKitNavigationBarActionContext(item: barButtonItem, viewController: member) {
      [weak bridge] text in bridge?.report(text, at: CallSite(fileID: #fileID, line: #line))
    }
  }

  private func runAction() {
    guard let context else { return }
    declared.action?(context)
  }

  private func setAction(on screen: BarScreen) {
    guard declared.action != nil else {
      if barButtonItem.primaryAction != nil {
        screen.write("primaryAction") { barButtonItem.primaryAction = nil }
      }
      return
    }
    screen.write("primaryAction") {
      barButtonItem.primaryAction = UIAction { [weak self] _ in self?.runAction() }
    }
  }

  // MARK: Content

  /// Whether the live item shows something else than what is declared.
  private var showsOther: Bool {
    switch (shown.kind, declared.kind) {
    case (.text(let old), .text(let new)): old != new
    case (.symbol(let old), .symbol(let new)): old != new || isOtherwiseNamed
    case (.image(let old), .image(let new)): old != new || isOtherwiseNamed
    case (.fixedSpace(let old), .fixedSpace(let new)): old != new
    case (.system, .system), (.flexibleSpace, .flexibleSpace): false
    default: true
    }
  }

  private var isOtherwiseNamed: Bool { barButtonItem.title != declared.traits.accessibilityLabel }

  /// Sets title and image.
  ///
  /// A picture's title is its spoken name: the overflow menu shows it.
  private func setContent(on screen: BarScreen) {
    shown.kind = declared.kind
    switch declared.kind {
    case .text(let title):
      set(title: title, image: nil, on: screen)
    case .image(let image):
      set(title: declared.traits.accessibilityLabel, image: image, on: screen)
    case .symbol(let name):
      guard let image = UIImage(systemName: name) else { return }
      set(title: declared.traits.accessibilityLabel, image: image, on: screen)
    case .view(let content):
      hosted?.update(content)
    case .fixedSpace(let width):
      if barButtonItem.width != width { screen.write("width") { barButtonItem.width = width } }
    case .system, .flexibleSpace:
      break
    }
  }

  private func set(title: String?, image: UIImage?, on screen: BarScreen) {
    if barButtonItem.title != title { screen.write("item.title") { barButtonItem.title = title } }
    if barButtonItem.image != image { screen.write("item.image") { barButtonItem.image = image } }
  }

  private func updateMenu(on screen: BarScreen) {
    let wanted = menu.update(to: declared.menu)
    guard wanted !== shownMenu else { return }
    shownMenu = wanted
    screen.write("item.menu") { barButtonItem.menu = wanted }
  }

  // MARK: Traits

  private func updateTraits(on screen: BarScreen) {
    /// Regrouping the items' backgrounds waits for the end of a transition.
    func set<Value: Equatable>(
      _ property: String,
      _ trait: WritableKeyPath<BarItemTraits, Value>,
      regroups: Bool = false,
      _ change: (Value) -> Void
    ) {
      let value = declared.traits[keyPath: trait]
      guard shown.traits[keyPath: trait] != value else { return }
      guard screen.allowsStructure || !regroups else { return screen.bridge.applyAfterTransition() }
      shown.traits[keyPath: trait] = value
      screen.write("item.\(property)") { change(value) }
    }

    let item = barButtonItem
    set("isEnabled", \.isEnabled) {
      item.isEnabled = $0
      hosted?.isUserInteractionEnabled = $0
    }
    set("tintColor", \.tintColor) {
      item.tintColor = $0
      hosted?.tintColor = $0
    }
    set("accessibilityLabel", \.accessibilityLabel) { item.accessibilityLabel = $0 }
    set("accessibilityHint", \.accessibilityHint) { item.accessibilityHint = $0 }
    set("accessibilityIdentifier", \.accessibilityIdentifier) { item.accessibilityIdentifier = $0 }
    set("width", \.width, regroups: true) { item.width = $0 }
    set("possibleTitles", \.possibleTitles) { item.possibleTitles = $0 }
    set("largeContentSizeImage", \.largeContentSizeImage) { item.largeContentSizeImage = $0 }
    if #available(iOS 15.0, *), screen.features.bar15 {
      set("changesSelection", \.changesSelectionAsPrimaryAction) {
        item.changesSelectionAsPrimaryAction = $0
      }
      set("isSelected", \.isSelected) { item.isSelected = $0 }
    }
    if #available(iOS 16.0, *), screen.features.bar16 {
      set("isHidden", \.isHidden, regroups: true) { item.isHidden = $0 }
    }
    #if SDK_26
    if #available(iOS 26.0, *), screen.features.bar26 {
      set("style", \.isProminent, regroups: true) { item.style = $0 ? .prominent : .plain }
      set("sharesBackground", \.sharesBackground, regroups: true) { item.sharesBackground = $0 }
      set("hidesSharedBackground", \.hidesSharedBackground, regroups: true) {
        item.hidesSharedBackground = $0
      }
      set("badge", \.badge) { item.badge = $0?.badge }
    }
    #endif
    #if SDK_27
    if #available(iOS 27.0, *), screen.features.bar27 {
      set("visibilityPriority", \.visibilityPriority, regroups: true) {
        item.visibilityPriority = UIBarButtonItemVisibilityPriority($0)
      }
    }
    #endif
  }
}

#if SDK_27
@available(iOS 27.0, *)
extension UIBarButtonItemVisibilityPriority {
  fileprivate init(_ priority: NavigationBarItemPriority) {
    switch priority.rawValue {
    case 0: self = .standard
    case 1...: self = .high
    default: self = .low
    }
  }
}
#endif
