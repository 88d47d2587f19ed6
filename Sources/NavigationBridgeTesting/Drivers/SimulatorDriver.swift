#if !os(Linux)
import UIKit

@MainActor
func makeDriver(_ rootViewController: UIViewController) throws -> any Driver {
  try SimulatorDriver(rootViewController)
}

/// Acts through UIKit's public API, inside an app on a simulator or device.
@MainActor
final class SimulatorDriver: Driver {
  let rootViewController: UIViewController
  private let window: UIWindow
  private var openedMenu: [UIMenuElement]?
  private var menuSender: UIBarButtonItem?

  init(_ rootViewController: UIViewController) throws {
    self.rootViewController = rootViewController
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first else {
      throw NavigationTester.Failure(
        text: "Can't show a window: the app has no scene. Run the tests in a host app.",
        screen: ""
      )
    }
    window = UIWindow(windowScene: scene)
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
  }

  // MARK: Looking

  private var top: UIViewController { VisibleController.top(of: rootViewController) }

  private var barItems: [UIBarButtonItem] {
    top.navigationItem.shownItems + (top.toolbarItems ?? [])
  }

  var elements: [ScreenElement] {
    let items = barItems.map { item in
      ScreenElement(
        role: .button,
        label: item.accessibilityLabel ?? item.title,
        value: nil,
        placeholder: nil,
        identifier: item.accessibilityIdentifier,
        isEnabled: item.isEnabled,
        handle: item
      )
    }
    return items + accessibilityElements(of: top.view)
  }

  /// Elements that are views: those that SwiftUI makes without a view have no public class.
  private func accessibilityElements(of view: UIView) -> [ScreenElement] {
    if view.isHidden || view.alpha == 0 { return [] }
    return view.isAccessibilityElement
      ? [element(view)] : view.subviews.flatMap { accessibilityElements(of: $0) }
  }

  private func element(_ view: UIView) -> ScreenElement {
    let traits = view.accessibilityTraits
    let role: ScreenElement.Role
    if view is UITextField {
      role = .textField
    } else if view is UISwitch {
      role = .toggle
    } else if traits.contains(.button) {
      role = .button
    } else if traits.contains(.image) {
      role = .image
    } else {
      role = .text
    }
    return ScreenElement(
      role: role,
      label: view.accessibilityLabel,
      value: view.accessibilityValue,
      placeholder: (view as? UITextField)?.placeholder,
      identifier: view.accessibilityIdentifier,
      isEnabled: !traits.contains(.notEnabled),
      handle: view
    )
  }

  var screen: String {
    let items = barItems.map { "  item '\($0.accessibilityLabel ?? $0.title ?? "")'" }
    let elements = accessibilityElements(of: top.view).map { "  \($0.role) '\($0.label ?? "")'" }
    return (["screen '\(top.navigationItem.title ?? "")'"] + items + elements)
      .joined(separator: "\n")
  }

  var menuElements: [ScreenElement]? {
    openedMenu?.flatMap { flattened($0) }.map { action in
      ScreenElement(
        role: .button,
        label: action.title,
        value: nil,
        placeholder: nil,
        identifier: nil,
        isEnabled: !action.attributes.contains(.disabled),
        handle: action
      )
    }
  }

  private func flattened(_ element: UIMenuElement) -> [UIAction] {
    if let action = element as? UIAction { return [action] }
    return (element as? UIMenu)?.children.flatMap { flattened($0) } ?? []
  }

  // MARK: Acting

  func tap(_ element: ScreenElement) throws {
    switch element.handle {
    case let action as UIAction:
      guard #available(iOS 16.0, *) else { throw unable("choose from a menu before iOS 16") }
      openedMenu = nil
      action.performWithSender(menuSender, target: nil)
    case let item as UIBarButtonItem:
      guard #available(iOS 16.0, *), let action = item.primaryAction else {
        throw unable("tap a bar item without 'primaryAction'")
      }
      action.performWithSender(item, target: nil)
    case let control as UISwitch:
      control.setOn(!control.isOn, animated: false)
      control.sendActions(for: .valueChanged)
    case let control as UIControl:
      control.sendActions(for: .touchUpInside)
    case let view as UIView:
      guard view.accessibilityActivate() else { throw unable("tap '\(element.label ?? "")'") }
    default:
      throw unable("tap '\(element.label ?? "")'")
    }
  }

  func type(_ text: String, into element: ScreenElement) throws {
    guard let field = element.handle as? UITextField else {
      throw unable("type into what isn't a text field")
    }
    field.becomeFirstResponder()
    field.text = (field.text ?? "") + text
    field.sendActions(for: .editingChanged)
  }

  func openMenu(_ element: ScreenElement) throws {
    guard let item = element.handle as? UIBarButtonItem, let menu = item.menu else {
      throw unable("open the menu of what isn't a bar item")
    }
    guard !menu.children.contains(where: { $0 is UIDeferredMenuElement }) else {
      throw unable("open a menu that is made at each opening")
    }
    openedMenu = menu.children
    menuSender = item
  }

  func contents(of item: UINavigationItem, at end: BarEnd) -> BarEndContents {
    if #available(iOS 16.0, *) {
      let groups = end == .leading ? item.leadingItemGroups : item.trailingItemGroups
      // Plain items may read back as a group for each.
      if groups.contains(where: { $0.barButtonItems.count > 1 || $0.representativeItem != nil }) {
        return .groups(groups)
      }
    }
    return .items((end == .leading ? item.leftBarButtonItems : item.rightBarButtonItems) ?? [])
  }

  func openOverflow() throws {
    throw unable("open the overflow menu")
  }

  func tapBack() throws {
    guard let stack else { throw noStack }
    stack.popViewController(animated: true)
  }

  func chooseFromBackMenu(_ index: Int) throws {
    guard let stack else { throw noStack }
    stack.popToViewController(stack.viewControllers[index], animated: true)
  }

  func swipeBack(_ end: NavigationTester.SwipeEnd) throws -> Bool {
    throw unable("swipe")
  }

  func beginSwipeBack(to fraction: Double) throws -> Bool {
    throw unable("swipe")
  }

  func endSwipeBack(_ end: NavigationTester.SwipeEnd) throws {
    throw unable("swipe")
  }

  func pullDown() throws -> Bool {
    throw unable("pull a sheet down")
  }

  private var stack: UINavigationController? {
    VisibleController.stack(in: rootViewController)
  }

  private var noStack: NavigationTester.Failure {
    NavigationTester.Failure(text: "Can't go back: no navigation stack is shown.", screen: screen)
  }

  private func unable(_ what: String) -> NavigationTester.Failure {
    NavigationTester.Failure(
      text: "Can't \(what): a simulator has no public API for it. Run this test on Linux.",
      screen: screen
    )
  }

  // MARK: Time

  func flush() {
    _ = RunLoop.main.run(mode: .default, before: Date())
    window.layoutIfNeeded()
  }

  func settle() {
    let end = Date(timeIntervalSinceNow: 10)
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    } while isMoving && Date() < end
    flush()
  }

  /// A stack or a modal moves, whatever contains it.
  private var isMoving: Bool {
    VisibleController.path(from: rootViewController).contains { $0.transitionCoordinator != nil }
  }

  func advance(by interval: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: interval))
  }
}
#endif
