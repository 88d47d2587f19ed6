public import Foundation

extension Font {
  @available(iOS 16.0, *)
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// Every font has one width here (gaps page).
  @available(iOS 16.0, *)
  public func width(_ width: Width) -> Font {
    self
  }
}

@available(iOS 16.0, *)
extension View {
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    self
  }

  // For all texts inside (gaps page).

  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    self
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    self
  }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    self
  }

  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}

extension EnvironmentValues {
  var underline: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  var strikethrough: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
}

private enum UnderlineKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}

private enum StrikethroughKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}
