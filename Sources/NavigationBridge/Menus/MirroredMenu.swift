import UIKit

/// A copy of a given menu that stays while the app hands over equal ones, and forwards to the newest.
@available(iOS 16.0, *)
@MainActor
final class MirroredMenu {
  private struct Line: Equatable {
    var depth: Int
    var title: String
    var subtitle: String?
    var image: UIImage?
    /// Of an action its attributes and state, of a menu its options and size.
    var flags: [Int]
  }

  private(set) var menu: UIMenu
  private var given: UIMenu
  private var lines: [Line]
  private let isRunning: @MainActor () -> Bool

  /// Copies a menu.
  ///
  /// Nil if a part of it can't be copied faithfully.
  init?(_ given: UIMenu, isRunning: @escaping @MainActor () -> Bool) {
    guard let lines = Self.lines(of: given, depth: 0) else { return nil }
    self.given = given
    self.isRunning = isRunning
    self.lines = lines
    menu = given
    menu = mirror(given, path: [])
  }

  /// Forwards to an equal menu from now on.
  ///
  /// - Returns: Whether the other menu looks the same.
  func follows(_ other: UIMenu) -> Bool {
    guard other !== given else { return true }
    guard Self.lines(of: other, depth: 0) == lines else { return false }
    given = other
    return true
  }

  /// What is shown of a menu, or nil if a copy of it would do something else.
  private static func lines(of menu: UIMenu, depth: Int) -> [Line]? {
    guard type(of: menu) == UIMenu.self, !menu.options.contains(.singleSelection) else {
      return nil
    }
    var lines = [
      Line(
        depth: depth,
        title: menu.title,
        subtitle: menu.subtitle,
        image: menu.image,
        flags: [Int(menu.options.rawValue), menu.preferredElementSize.rawValue]
      )
    ]
    for child in menu.children {
      if let menu = child as? UIMenu {
        guard let inner = self.lines(of: menu, depth: depth + 1) else { return nil }
        lines += inner
      } else {
        guard type(of: child) == UIAction.self, let action = child as? UIAction else { return nil }
        lines.append(
          Line(
            depth: depth + 1,
            title: action.title,
            subtitle: action.subtitle,
            image: action.image,
            flags: [Int(action.attributes.rawValue), action.state.rawValue]
          )
        )
      }
    }
    return lines
  }

  private func mirror(_ menu: UIMenu, path: [Int]) -> UIMenu {
    let children = menu.children.enumerated().map { index, child -> UIMenuElement in
      if let menu = child as? UIMenu { return mirror(menu, path: path + [index]) }
      guard let action = child as? UIAction else { return child }
      let copy = UIAction(
        title: action.title,
        subtitle: action.subtitle,
        image: action.image,
        identifier: action.identifier,
        discoverabilityTitle: action.discoverabilityTitle,
        attributes: action.attributes,
        state: action.state
      ) { [weak self, isRunning] copy in
        guard let self else {
          // Another menu took its place while this one was open.
          if isRunning() { action.performWithSender(copy.sender, target: nil) }
          return
        }
        forward(copy, path: path + [index])
      }
      return copy
    }
    return UIMenu(
      title: menu.title,
      subtitle: menu.subtitle,
      image: menu.image,
      identifier: menu.identifier,
      options: menu.options,
      preferredElementSize: menu.preferredElementSize,
      children: children
    )
  }

  private func forward(_ copy: UIAction, path: [Int]) {
    guard isRunning() else { return }
    var element: UIMenuElement = given
    for index in path {
      guard let menu = element as? UIMenu, menu.children.indices.contains(index) else { return }
      element = menu.children[index]
    }
    (element as? UIAction)?.performWithSender(copy.sender, target: nil)
  }
}
