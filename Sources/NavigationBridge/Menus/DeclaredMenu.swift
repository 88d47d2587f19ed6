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
  var appearance: [MenuLook] { Self.looks(elements, depth: 0) }

  // MARK: Making

  /// An element among those beside it.
  private struct Place {
    let index: Int
    let names: [String]

    var name: String { names[index] }
  }

  private func make(_ elements: [NavigationMenuElement], path: [Place]) -> [UIMenuElement] {
    let names = Self.names(of: elements)
    return elements.enumerated().map { index, element in
      let path = path + [Place(index: index, names: names)]
      return switch element.content {
      case .action(let action): make(action, path: path)
      case .menu(let group): make(group, path: path)
      case .element(let element): element
      }
    }
  }

  private func make(_ action: NavigationMenuAction, path: [Place]) -> UIAction {
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

  private func make(_ group: NavigationMenuGroup, path: [Place]) -> UIMenu {
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

  private func run(_ path: [Place]) {
    guard isRunning() else { return }
    Self.action(at: path[...], in: elements)?.handler()
  }

  private static func action(
    at path: ArraySlice<Place>,
    in elements: [NavigationMenuElement]
  ) -> NavigationMenuAction? {
    guard let place = path.first, let index = index(of: place, in: elements) else { return nil }
    return switch elements[index].content {
    case .action(let action): path.count == 1 ? action : nil
    case .menu(let group): action(at: path.dropFirst(), in: group.children)
    case .element: nil
    }
  }

  /// Where an element is now: by its name, or, where it got another one while it was seen, by its
  /// place among as many.
  private static func index(of place: Place, in elements: [NavigationMenuElement]) -> Int? {
    let names = names(of: elements)
    if let index = names.firstIndex(of: place.name) { return index }
    guard names.count == place.names.count, !place.names.contains(names[place.index]) else {
      return nil
    }
    return place.index
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

  private static func looks(_ elements: [NavigationMenuElement], depth: Int) -> [MenuLook] {
    elements.flatMap { element -> [MenuLook] in
      switch element.content {
      case .action(let action):
        let values = [
          action.title, action.subtitle ?? "", "\(action.attributes.rawValue)",
          "\(action.state.rawValue)", "\(action.keepsMenuPresented)",
        ]
        return [MenuLook(depth: depth, values: values, image: action.image)]
      case .menu(let group):
        let values = [
          group.title, "\(group.options.rawValue)", "\(group.isSingleSelection)",
          "\(group.isPalette)",
        ]
        return [MenuLook(depth: depth, values: values, image: group.image)]
          + looks(group.children, depth: depth + 1)
      case .element(let element):
        return [MenuLook(depth: depth, values: ["\(ObjectIdentifier(element))"], image: nil)]
      }
    }
  }
}

/// What a person sees of one element of a menu.
struct MenuLook: Equatable {
  let depth: Int
  let values: [String]
  /// Two that show the same are the same.
  let image: UIImage?
}
