/// The SF Symbols that the runtime knows, and the icons of `bootstrap-icons` that stand in for them.
@_spi(Headless)
public enum SymbolNames {
  /// Whether `UIImage(systemName:)` has an image for the case-sensitive name.
  public static func isKnown(_ name: String) -> Bool {
    icons[name] != nil
  }

  /// The icon's file name without its ending, or nil when a labelled box is drawn.
  public static func icon(for name: String) -> String? {
    guard let icon = icons[name], !icon.isEmpty else { return nil }
    return icon
  }

  public static var all: [String] {
    icons.keys.sorted()
  }

  /// Whether the symbol is mirrored in a right-to-left layout.
  public static func isDirectional(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains("backward") || parts.contains("forward") || parts.contains("leading")
      || parts.contains("trailing") || directional.contains(name)
  }

  private static let directional: Set<String> = [
    "list.bullet", "list.number", "list.dash", "text.alignleft", "paperplane", "paperplane.fill",
    "rectangle.portrait.and.arrow.right", "book", "book.fill",
    "questionmark.circle", "questionmark.circle.fill", "questionmark",
  ]

  private static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for entry in table.split(whereSeparator: { $0 == "," || $0.isNewline }) {
      let words = entry.split(separator: " ").map(String.init)
      add(words[0], icon: words.count > 1 ? words[1] : nil, to: &icons)
    }
    for name in boxes.split(whereSeparator: { $0 == "," || $0.isNewline }) {
      add(String(name), icon: "", to: &icons)
    }
    return icons
  }()

  // Without an icon the dots become hyphens. `(.fill)` after the name adds that variant to both.
  private static func add(_ entry: String, icon: String?, to icons: inout [String: String]) {
    let hasFill = entry.hasSuffix("(.fill)")
    let name = hasFill ? String(entry.dropLast("(.fill)".count)) : entry
    let icon = icon ?? name.replacingOccurrences(of: ".", with: "-")
    icons[name] = icon
    if hasFill { icons[name + ".fill"] = icon.isEmpty ? "" : icon + "-fill" }
  }
}
