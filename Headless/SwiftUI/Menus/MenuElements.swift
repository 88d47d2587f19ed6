@_spi(Headless) import UIKit

/// A view that a menu shows as elements of its own.
@MainActor
protocol MenuElementSource: Node {
  func menuElements() -> [UIMenuElement]
}

/// The elements that views stand for in a menu, in groups that dividers part.
@MainActor
struct MenuElements {
  private var groups: [[UIMenuElement]] = [[]]

  init(below node: Node) {
    add(node)
  }

  var elements: [UIMenuElement] {
    let groups = groups.filter { !$0.isEmpty }
    if groups.count < 2 { return groups.first ?? [] }
    return groups.map { UIMenu(options: .displayInline, children: $0) }
  }

  private mutating func append(_ elements: [UIMenuElement]) {
    groups[groups.count - 1] += elements
  }

  private mutating func add(_ node: Node) {
    if let source = node as? any MenuElementSource {
      append(source.menuElements())
    } else if let section = node as? any MenuSection {
      append([
        UIMenu(
          title: section.headerText ?? "",
          options: .displayInline,
          children: MenuElements(below: section.sectionContent).elements
        )
      ])
    } else if node is DividerNode {
      groups.append([])
    } else if let text = node.plainText {
      append([UIAction(title: text, attributes: .disabled) { _ in }])
    } else {
      node.forEachChild { add($0) }
    }
  }
}

/// What a menu asks of a section.
@MainActor
protocol MenuSection: Node {
  var headerText: String? { get }
  var sectionContent: Node { get }
}

extension ButtonNode: MenuElementSource {
  func menuElements() -> [UIMenuElement] {
    var attributes: UIMenuElement.Attributes = []
    if view.role == .destructive { attributes.insert(.destructive) }
    if !environment.isEnabled { attributes.insert(.disabled) }
    let action = UIAction(
      title: containedText ?? spokenLabel ?? "",
      image: containedImage,
      attributes: attributes
    ) { [weak self] _ in self?.view.action() }
    return [action]
  }
}

extension ToggleNode: MenuElementSource {
  func menuElements() -> [UIMenuElement] {
    let action = UIAction(
      title: containedText ?? "",
      image: containedImage,
      attributes: environment.isEnabled ? [] : .disabled,
      state: view.isOn.wrappedValue ? .on : .off
    ) { [weak self] _ in self?.view.isOn.wrappedValue.toggle() }
    return [action]
  }
}
