import UIKit

/// The newest elements of a declared menu, and how they become UIKit's.
@MainActor
final class DeclaredMenu {
  private(set) var elements: [NavigationMenuElement] = []
  private let features: PlatformFeatures
  private let isRunning: @MainActor () -> Bool

  init(
    features: PlatformFeatures = PlatformFeatures.current,
    isRunning: @escaping @MainActor () -> Bool
  ) {
    self.features = features
    self.isRunning = isRunning
  }

  func update(to elements: [NavigationMenuElement]) {
    self.elements = elements
  }

  /// The elements for one opening.
  ///
  /// Their actions look for the newest handler when they run.
  func makeElements() -> [UIMenuElement] {
    make(elements, path: [])
  }

  /// What a person would see, to notice changes.
  ///
  /// Nil for what can't be compared.
  var appearance: [String] {
    Self.lines(elements, indent: "")
  }

  // MARK: Making

  private func make(_ elements: [NavigationMenuElement], path: [String]) -> [UIMenuElement] {
    zip(elements, Self.names(of: elements)).map { element, name in
      switch element.content {
      case .action(let action): make(action, path: path + [name])
      case .menu(let group): make(group, path: path + [name])
      case .element(let element): element
      }
    }
  }

  private func make(_ action: NavigationMenuAction, path: [String]) -> UIAction {
    var attributes = action.attributes
    if #available(iOS 16.0, *), features.bar16, action.keepsMenuPresented {
      attributes.insert(.keepsMenuPresented)
    }
    let made = UIAction(
      title: action.title,
      image: action.image,
      attributes: attributes,
      state: action.state
    ) { [weak self] _ in
      self?.run(path)
    }
    if #available(iOS 15.0, *), features.bar15 { made.subtitle = action.subtitle }
    return made
  }

  private func make(_ group: NavigationMenuGroup, path: [String]) -> UIMenu {
    var options = group.options
    if #available(iOS 15.0, *), features.bar15, group.isSingleSelection {
      options.insert(.singleSelection)
    }
    if #available(iOS 17.0, *), features.bar17, group.isPalette {
      options.insert(.displayAsPalette)
    }
    return UIMenu(
      title: group.title,
      image: group.image,
      options: options,
      children: make(group.children, path: path)
    )
  }

  // MARK: Running

  private func run(_ path: [String]) {
    guard isRunning() else { return }
    Self.action(at: path[...], in: elements)?.handler()
  }

  private static func action(
    at path: ArraySlice<String>,
    in elements: [NavigationMenuElement]
  ) -> NavigationMenuAction? {
    guard let name = path.first else { return nil }
    for (element, candidate) in zip(elements, names(of: elements)) where candidate == name {
      switch element.content {
      case .action(let action): return path.count == 1 ? action : nil
      case .menu(let group): return action(at: path.dropFirst(), in: group.children)
      case .element: return nil
      }
    }
    return nil
  }

  /// Names each element by its title and occurrence, so that insertions rename no other.
  private static func names(of elements: [NavigationMenuElement]) -> [String] {
    var occurrences: [String: Int] = [:]
    return elements.map { element in
      let title: String
      switch element.content {
      case .action(let action): title = "action \(action.title)"
      case .menu(let group): title = "menu \(group.title)"
      case .element: title = "element"
      }
      occurrences[title, default: 0] += 1
      return "\(title) \(occurrences[title] ?? 1)"
    }
  }

  private static func lines(_ elements: [NavigationMenuElement], indent: String) -> [String] {
    elements.flatMap { element -> [String] in
      switch element.content {
      case .action(let action):
        let image = action.image.map { "\(ObjectIdentifier($0))" } ?? ""
        return [
          "\(indent)\(action.title)|\(action.subtitle ?? "")|\(image)|\(action.attributes.rawValue)"
            + "|\(action.state.rawValue)"
        ]
      case .menu(let group):
        return ["\(indent)[\(group.title)|\(group.options.rawValue)"]
          + lines(group.children, indent: indent + " ")
      case .element(let element):
        return ["\(indent)\(ObjectIdentifier(element))"]
      }
    }
  }
}
