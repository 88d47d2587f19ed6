extension AccessibilityNode {
  /// The element and all below it, in reading order.
  @_spi(Headless)
  public var flattened: [AccessibilityNode] {
    [self] + children.flatMap(\.flattened)
  }

  /// The element as a line of the text tree.
  var text: String {
    let name = TextTree.clean(label ?? "")
    switch role {
    case .heading:
      return "# " + name + (value.map { " · " + TextTree.clean($0) } ?? "") + marks
    case .text:
      return ([name] + shownValue).filter { !$0.isEmpty }.joined(separator: ": ")
        + marks
    case .button, .link, .tab:
      return inlineText
    case .image:
      return "image: " + name
    case .toggle:
      return control("switch", isOn ? "on" : "off")
    case .textField:
      return control("field", "\"\(value ?? "")\"")
    case .secureField:
      return control("secure field", "\"\(value ?? "")\"")
    case .searchField:
      return control("search field", "\"\(value ?? "")\"")
    case .slider, .stepper, .picker, .progress:
      return control(role.rawValue, value)
    case .cell:
      return "• " + cellText
    case .container:
      return name
    }
  }

  /// The element inside a line: "[Save, dimmed]".
  var inlineText: String {
    guard [.button, .link, .tab].contains(role) else {
      return role == .text ? "“\(TextTree.clean(label ?? ""))”" : text
    }
    var parts = [label.map(TextTree.clean) ?? "no label"]
    if let value, !value.isEmpty { parts.append(TextTree.clean(value)) }
    if role != .button { parts.append(role.rawValue) }
    if isSelected { parts.append("selected") }
    if opensMenu { parts.append("menu") }
    if isDestructive { parts.append("destructive") }
    if !isEnabled { parts.append("dimmed") }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// A bar's title: "‘Details’ · Profile".
  var titleText: String {
    "‘\(TextTree.clean(label ?? ""))’" + (value.map { " · " + TextTree.clean($0) } ?? "")
  }

  private func control(_ kind: String, _ value: String?) -> String {
    let name = label.map { TextTree.clean($0) + ": " } ?? ""
    return name + kind + (value.map { " " + TextTree.clean($0) } ?? "") + marks
  }

  private var cellText: String {
    let own = ([label ?? ""] + shownValue).filter { !$0.isEmpty }.map(TextTree.clean)
    let inner = children.flatMap(\.flattened).filter { $0.role != .container }
    // A cell that is one element says all itself; one that isn't is told by what is in it.
    let parts = inner.isEmpty ? own : inner.map { $0.role == .text ? $0.text : $0.inlineText }
    return parts.joined(separator: ", ") + marks
  }

  private var shownValue: [String] {
    value.map { [TextTree.clean($0)] } ?? []
  }

  private var isOn: Bool {
    ["1", "on", "true"].contains(value?.lowercased() ?? "")
  }

  private var marks: String {
    var text = ""
    if isSelected, role != .button { text += " (selected)" }
    if !isEnabled { text += " (dimmed)" }
    return text
  }

  private var opensMenu: Bool {
    (view as? BarButton)?.look.opensMenu ?? (view as? MenuRow)?.opensMenu ?? false
  }

  private var isDestructive: Bool {
    (view as? MenuRow)?.isDestructiveRow ?? false
  }
}
