public import Foundation

/// What a text's own modifiers said.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic = false
  var isMonospaced = false
  var foreground: TextForeground?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  /// What is heard in place of the words.
  var spokenLabel: String?

  var hasUnderline: Bool { underline != nil }
  var hasStrikethrough: Bool { strikethrough != nil }
}

/// A style of a text; those of unlike types are different.
struct TextForeground: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
    func isSame<S: ShapeStyle>(as own: S) -> Bool {
      (rhs.style as? S).map { Comparison.areEqual(own, $0) } ?? false
    }
    return isSame(as: lhs.style)
  }
}

extension Text {
  public func font(_ font: Font?) -> Text {
    with { $0.font = $0.font ?? font }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight }
  }

  @available(iOS 16.0, *)
  public func fontWidth(_ width: Font.Width?) -> Text {
    with { $0.width = $0.width ?? width }
  }

  @available(iOS 16.1, *)
  public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = $0.design ?? design }
  }

  public func bold() -> Text {
    with { $0.weight = .bold }
  }

  public func italic() -> Text {
    with { $0.isItalic = true }
  }

  @available(iOS 16.4, *)
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.isMonospaced = isActive }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = $0.foreground ?? color.map { TextForeground(style: $0) } }
  }

  @available(iOS 17.0, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = $0.foreground ?? TextForeground(style: style) }
  }

  public func kerning(_ kerning: CGFloat) -> Text {
    with { $0.kerning = kerning }
  }

  public func tracking(_ tracking: CGFloat) -> Text {
    with { $0.tracking = tracking }
  }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }

  @available(iOS 17.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled, scale == .secondary else { return self }
    return with { $0.font = .footnote }
  }

  @available(iOS 17.0, *)
  public struct Scale: Hashable, Sendable {
    private let name: String

    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}

// MARK: Lines

extension Text {
  @available(iOS 15.0, *)
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      private let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = active ? LineStyle(color: color) : nil }
  }

  @available(iOS 16.0, *)
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }

  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = active ? LineStyle(color: color) : nil }
  }

  @available(iOS 16.0, *)
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
}
