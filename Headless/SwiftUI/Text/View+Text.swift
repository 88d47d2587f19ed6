public import Foundation

// B.1
extension View {
  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(UnsupportedModifier(feature: factor < 1 ? "text that shrinks to fit" : nil))
  }

  @available(iOS 15.0, *)
  nonisolated public func monospacedDigit() -> some View {
    self
  }

  @available(iOS 15.0, *)
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(UnsupportedModifier(feature: S.allowsSelection ? "selecting text" : nil))
  }

  @available(iOS 14.0, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }

  /// No pointer hovers over a phone.
  @available(iOS 13.4, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    self
  }

  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = allowed.first, let most = allowed.last else { return }
      size = min(max(size, least), most)
    }
  }

  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    hostPreference(\.preferredScheme, colorScheme)
  }

  @available(iOS 16.0, *)
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    hostPreference(\.hidesStatusBar, hidden)
  }

  nonisolated public func statusBar(hidden: Bool) -> some View {
    hostPreference(\.hidesStatusBar, hidden)
  }
}

@available(iOS 15.0, *)
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

@available(iOS 15.0, *)
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

@available(iOS 15.0, *)
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

@available(iOS 15.0, *)
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, *)
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
