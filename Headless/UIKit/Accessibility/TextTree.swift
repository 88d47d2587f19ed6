extension Stage {
  /// What a person sees and hears on the screen, as lines of text.
  ///
  /// Each window shows what is on top in full; what it covers is one line that names it.
  /// Things to tap stand in brackets, titles of bars in quotation marks, headings after a `#`.
  public func textTree() -> String {
    perform {
      loop.flush()
      return Self.textTree(of: windows)
    }
  }

  /// What a person sees and hears in some of the windows, as lines of text.
  public static func textTree(of windows: [UIWindow]) -> String {
    windows.map { $0.textTree() }.filter { !$0.isEmpty }.joined(separator: "\n---\n")
  }
}

extension UIWindow {
  /// What a person sees and hears in the window, as lines of text.
  @_spi(Headless)
  public func textTree() -> String {
    TextTree(window: self).lines.joined(separator: "\n")
  }
}

/// Renders the elements of a window, layer by layer: the app, then each modal above it.
@MainActor
struct TextTree {
  private(set) var lines: [String] = []

  init(window: UIWindow) {
    let layers = window.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
      .map { (view: $0, nodes: $0.accessibilityNodes()) }
      .filter { !$0.nodes.isEmpty }
    let firstHeard = layers.lastIndex { $0.view.accessibilityViewIsModal } ?? 0
    for (index, layer) in layers.enumerated() {
      let kind = ModalKind(of: layer.view)
      if index < firstHeard {
        lines.append(
          "(behind) \(kind.map { $0.rawValue + " " } ?? "")\(Self.name(of: layer.nodes))"
        )
        continue
      }
      guard let kind else {
        append(layer.nodes, indent: "")
        continue
      }
      lines.append("\(kind.rawValue):")
      append(layer.nodes, indent: "  ")
    }
  }

  /// The first title or text of a layer that is covered.
  private static func name(of nodes: [AccessibilityNode]) -> String {
    let all = nodes.flatMap(\.flattened)
    let named =
      all.first { $0.role == .heading && $0.label?.isEmpty == false }
      ?? all.first {
        $0.label?.isEmpty == false
      }
    return named?.label.map { "‘\(clean($0))’" } ?? "content"
  }

  // MARK: Elements

  private mutating func append(_ nodes: [AccessibilityNode], indent: String) {
    for node in nodes {
      if node.view is UINavigationBar {
        appendBar(node, indent: indent)
      } else if node.view is UIToolbar {
        appendToolbar(node, indent: indent)
      } else if node.view is UITabBar {
        lines.append(indent + "tab bar: " + node.children.map(\.inlineText).joined(separator: " "))
      } else if node.role == .container {
        appendContainer(node, indent: indent)
      } else {
        lines.append(indent + node.text)
        // The line of a cell tells of what is in it.
        if node.role != .cell { append(node.children, indent: indent + "  ") }
      }
    }
  }

  private mutating func appendContainer(_ node: AccessibilityNode, indent: String) {
    guard let label = node.label, !label.isEmpty else {
      return append(node.children, indent: indent)
    }
    lines.append(indent + Self.clean(label) + ":")
    append(node.children, indent: indent + "  ")
  }

  /// "bar: [Back] ‘Details’ · Profile … [Save, dimmed] [More, menu]"
  private mutating func appendBar(_ node: AccessibilityNode, indent: String) {
    let searches = node.children.filter(\.isSearch)
    defer {
      for search in searches where search.view is UISearchBar {
        appendSearch(search, indent: indent + "  ")
      }
      appendScopes(searches.filter { $0.view is SearchScopeBar }, indent: indent + "  ")
    }
    let nodes = node.children.filter { !$0.isSearch }
    guard !nodes.isEmpty || searches.isEmpty else {
      lines.append(indent + "bar:")
      return
    }
    var parts: [String] = []
    let titleIndex = nodes.firstIndex { $0.role == .heading }
    for (index, child) in nodes.enumerated() {
      let isLarge = child.role == .heading && index == titleIndex && child.view is BarText
      if isLarge { parts.append("/") }
      parts.append(index == titleIndex ? child.titleText : child.inlineText)
      if index == titleIndex, !isLarge, index < nodes.count - 1 { parts.append("…") }
    }
    lines.append(indent + (["bar:"] + parts).joined(separator: " "))
  }

  private mutating func appendToolbar(_ node: AccessibilityNode, indent: String) {
    let items = node.children.filter { !$0.isSearch }.map(\.inlineText)
    lines.append(indent + (["toolbar:"] + items).joined(separator: " "))
    for search in node.children where search.isSearch {
      appendSearch(search, indent: indent + "  ")
    }
  }

  /// The field and its buttons in a line, the scopes in another.
  private mutating func appendSearch(_ node: AccessibilityNode, indent: String) {
    let parts = node.children
    let scopes = parts.filter { $0.view is UISegmentedControl }
    let others = parts.filter { !($0.view is UISegmentedControl) }
    if !others.isEmpty {
      lines.append(indent + others.map(\.inlineText).joined(separator: " "))
    }
    appendScopes(scopes, indent: indent)
  }

  private mutating func appendScopes(_ scopes: [AccessibilityNode], indent: String) {
    guard !scopes.isEmpty else { return }
    lines.append(indent + "scopes: " + scopes.map(\.inlineText).joined(separator: " "))
  }

  static func clean(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// What a layer above the app is.
@MainActor
enum ModalKind: String {
  case sheet, popover, cover, alert, menu, modal
  case actionSheet = "action sheet"

  init?(of view: UIView) {
    if view is MenuOverlay {
      self = .menu
      return
    }
    guard let container = view as? ModalContainerView else {
      guard view.accessibilityViewIsModal else { return nil }
      self = .modal
      return
    }
    switch container.wrapper.look {
    case .sheet: self = .sheet
    case .popover: self = .popover
    case .alert: self = .alert
    case .plain: self = .cover
    }
  }
}

extension AccessibilityNode {
  /// Whether it is a search bar, or the scopes of one that lies elsewhere.
  fileprivate var isSearch: Bool { view is UISearchBar || view is SearchScopeBar }
}
