import NavigationCore
import SwiftUI
import UIKit

/// A declared item and the `UIBarButtonItem` that shows it.
@MainActor
final class LiveBarItem {
  let barButtonItem: UIBarButtonItem
  private(set) var declared: UIKitNavigationBarItem
  /// What the live item has been given of the declaration so far.
  var shown: UIKitNavigationBarItem
  private var menu: LiveMenu?
  /// What was handed over last: the item may answer with a copy.
  private var shownMenu: UIMenu?
  private(set) var hosted: HostedBarView?
  private var representation: LiveRepresentation?
  private weak var bridge: ScreenBridge?

  /// Makes the item.
  ///
  /// Its name matches it with another screen's item over a push.
  init(_ declared: UIKitNavigationBarItem, name: String, on screen: BarScreen) {
    self.declared = declared
    shown = UIKitNavigationBarItem(declared.kind)
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
    case .customView(let view):
      barButtonItem = UIBarButtonItem(customView: view)
    case .fixedSpace(let width):
      barButtonItem = .fixedSpace(width)
    case .flexibleSpace:
      barButtonItem = .flexibleSpace()
    }
    self.hosted = hosted
    setName(name, on: screen)
    // The action before title and image: setting it overwrites them by its own.
    setAction(on: screen)
    setContent(on: screen)
    updateMenu(on: screen)
    updateTraits(on: screen)
    checkSize()
  }

  /// Takes over a new declaration: what changed is set on the live item.
  func update(_ new: UIKitNavigationBarItem, on screen: BarScreen) {
    declared = new
    let changesAction = (barButtonItem.primaryAction == nil) != (new.action == nil)
    if changesAction { setAction(on: screen) }
    if changesAction || showsOther {
      if screen.allowsStructure {
        setContent(on: screen)
        checkSize()
      } else {
        screen.bridge.postpone()
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
    return UIKitNavigationBarActionContext(
      item: barButtonItem,
      viewController: member,
      isInBar: { [weak bridge, weak barButtonItem] in
        barButtonItem.flatMap { bridge?.shows($0) } ?? false
      },
      report: { [weak bridge] text in
        bridge?.report(text, at: CallSite(fileID: #fileID, line: #line))
      }
    )
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
    case (.customView(let old), .customView(let new)): old !== new
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
    case .customView(let view):
      guard barButtonItem.customView !== view else { return }
      screen.write("item.customView") { barButtonItem.customView = view }
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
    if declared.menu != nil, menu == nil {
      menu = LiveMenu(features: screen.features) { [weak self] in self?.context != nil }
    }
    let wanted = menu?.update(to: declared.menu)
    if wanted !== shownMenu {
      shownMenu = wanted
      screen.write("item.menu") { barButtonItem.menu = wanted }
    }
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    if declared.representation != nil, representation == nil {
      representation = LiveRepresentation(bridge: screen.bridge)
    }
    representation?.update(to: declared.representation) { element in
      screen.write("item.menuRepresentation") { barButtonItem.menuRepresentation = element }
    }
  }

  /// A SwiftUI view without size can be neither seen nor tapped.
  private func checkSize() {
    guard let hosted, !declared.traits.isHidden, let bridge else { return }
    let size = hosted.intrinsicContentSize
    guard size.width <= 0 || size.height <= 0 else { return }
    bridge.report(
      BarIssue.emptyView(declared.spokenName),
      at: CallSite(fileID: #fileID, line: #line)
    )
  }
}
