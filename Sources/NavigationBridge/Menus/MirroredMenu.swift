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
    guard Self.canMirror(given) else { return nil }
    self.given = given
    self.isRunning = isRunning
    lines = Self.lines(of: given, depth: 0)
    menu = given
    menu = mirror(given, path: [])
  }

  /// Forwards to an equal menu from now on.
  ///
  /// - Returns: Whether the other menu looks the same.
  func follows(_ other: UIMenu) -> Bool {
    guard other !== given else { return true }
    guard Self.canMirror(other), Self.lines(of: other, depth: 0) == lines else { return false }
    given = other
    return true
  }

  private static func canMirror(_ menu: UIMenu) -> Bool {
    guard type(of: menu) == UIMenu.self, !menu.options.contains(.singleSelection) else {
      return false
    }
    return menu.children.allSatisfy { child in
      if let menu = child as? UIMenu { return canMirror(menu) }
      return type(of: child) == UIAction.self
    }
  }

  private static func lines(of menu: UIMenu, depth: Int) -> [Line] {
    let own = Line(
      depth: depth,
      title: menu.title,
      subtitle: menu.subtitle,
      image: menu.image,
      flags: [Int(menu.options.rawValue), menu.preferredElementSize.rawValue]
    )
    return [own]
      + menu.children.flatMap { child -> [Line] in
        if let menu = child as? UIMenu { return lines(of: menu, depth: depth + 1) }
        guard let action = child as? UIAction else { return [] }
        return [
          Line(
            depth: depth + 1,
            title: action.title,
            subtitle: action.subtitle,
            image: action.image,
            flags: [Int(action.attributes.rawValue), action.state.rawValue]
          )
        ]
      }
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
      ) { [weak self] copy in
        self?.forward(copy, path: path + [index])
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
