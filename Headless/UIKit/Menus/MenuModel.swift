/// A menu as rows: what is hidden is left out, what is deferred is asked for.
@MainActor
final class MenuModel {
  enum Row {
    case action(UIAction, scope: UIMenu)
    case submenu(UIMenu)
    case loading
  }

  struct Section {
    var title: String?
    var rows: [Row]
  }

  let menu: UIMenu
  var onChange: (() -> Void)?
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var isResolving = false

  init(menu: UIMenu) {
    self.menu = menu
    if menu.options.contains(.displayAsPalette) || menu.preferredElementSize == .small
      || menu.preferredElementSize == .medium
    {
      unsupported("menus with small elements")
    }
    isResolving = true
    resolve(menu.children)
    isResolving = false
  }

  /// An uncached provider is asked once for each time its menu is shown.
  private func resolve(_ elements: [UIMenuElement]) {
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        resolve(menu.children)
      }
      guard let deferred = element as? UIDeferredMenuElement else { continue }
      deferred.resolve { [weak self] children in
        guard let self else { return }
        let copies = children.map { $0.copiedElement() }
        resolved[ObjectIdentifier(deferred)] = copies
        resolve(copies)
        if !isResolving { onChange?() }
      }
    }
  }

  var sections: [Section] {
    var sections: [Section] = []
    var current = Section(title: menu.title.isEmpty ? nil : menu.title, rows: [])
    collect(menu.children, scope: menu, into: &sections, current: &current)
    sections.append(current)
    return sections.filter { !$0.rows.isEmpty }
  }

  private func collect(
    _ elements: [UIMenuElement],
    scope: UIMenu,
    into sections: inout [Section],
    current: inout Section
  ) {
    for element in elements {
      switch element {
      case let action as UIAction:
        guard !action.attributes.contains(.hidden) else { continue }
        current.rows.append(.action(action, scope: scope))
      case let menu as UIMenu:
        guard menu.options.contains(.displayInline) else {
          current.rows.append(.submenu(menu))
          continue
        }
        sections.append(current)
        current = Section(title: menu.title.isEmpty ? nil : menu.title, rows: [])
        let inner = scope.options.contains(.singleSelection) ? scope : menu
        collect(menu.children, scope: inner, into: &sections, current: &current)
        sections.append(current)
        current = Section(title: nil, rows: [])
      case let deferred as UIDeferredMenuElement:
        if let children = resolved[ObjectIdentifier(deferred)] {
          collect(children, scope: scope, into: &sections, current: &current)
        } else {
          current.rows.append(.loading)
        }
      default:
        continue
      }
    }
  }
}
