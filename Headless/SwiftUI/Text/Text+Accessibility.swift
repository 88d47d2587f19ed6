// What is spoken, and how. Nobody speaks here: a label is heard in place of the words, the rest is a
// hint to the voice.

@available(iOS 15.0, *)
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

@available(iOS 15.0, *)
public struct AccessibilityTextContentType: Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

@available(iOS 15.0, *)
extension Text {
  public func accessibilityLabel(_ label: Text) -> Text {
    with { $0.spokenLabel = label.plain }
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    with { $0.spokenLabel = labelKey.text }
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    with { $0.spokenLabel = String(label) }
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    self
  }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    self
  }

  public func speechAdjustedPitch(_ value: Double) -> Text {
    self
  }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    self
  }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    self
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    self
  }
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }

  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    self
  }

  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    self
  }

  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    self
  }
}
