@_spi(Headless) import UIKit

extension EnvironmentValues {
  /// The style that text and symbols are drawn in; nil for the label's colour.
  var foreground: (any ShapeStyle)? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What levels (secondary, tertiary …) are levels of.
  var hierarchyBase: (any ShapeStyle)? {
    guard let foreground else { return nil }
    if #available(iOS 15.0, *), foreground is HierarchicalShapeStyle { return nil }
    if foreground is ForegroundStyle { return nil }
    return foreground
  }

  var foregroundPaint: StylePaint {
    guard let foreground, !(foreground is ForegroundStyle) else {
      return .color(UIColor.label.displayColor(for: colorTraits))
    }
    return foreground._paint(in: self)
  }

  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue?.asTint(within: tint) }
  }

  /// The tint of the view that hosts the graph: that of its window, unless a view between has one.
  var hostTint: UIColor? {
    get { self[HostTintKey.self] }
    set { self[HostTintKey.self] = newValue }
  }

  /// What controls are drawn in.
  var accent: DisplayColor {
    guard let tint else { return hostAccent }
    return tint.display(in: self)
  }

  /// What they are drawn in where no view gives a tint.
  var hostAccent: DisplayColor {
    (hostTint ?? .tintColor).displayColor(for: colorTraits)
  }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontModifiers: FontModifiers {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  @available(iOS 14.0, *)
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum HostTintKey: EnvironmentKey {
  static var defaultValue: UIColor? { nil }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum FontModifiersKey: EnvironmentKey {
  static var defaultValue: FontModifiers { FontModifiers() }
}

private enum TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension ShapeStyle {
  /// Whether it is a level of another style, as headers have it, and no style of its own.
  nonisolated var isLevelOfOther: Bool {
    if self is ForegroundStyle { return true }
    guard #available(iOS 15.0, *) else { return false }
    return self is HierarchicalShapeStyle
  }
}
