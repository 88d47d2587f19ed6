public import Foundation

nonisolated public struct Text: Equatable, Sendable {
  /// Pieces that differ in look; layout treats them as one string in the first one's font.
  struct Run: Equatable, Sendable {
    var content: String
    var style = TextStyle()
  }

  var runs: [Run]

  init(runs: [Run]) {
    self.runs = runs
  }

  public init(verbatim content: String) {
    runs = [Run(content: content)]
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    runs = [Run(content: String(content))]
  }

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = [Run(content: key.text)]
  }

  // A literal is a key.
  @_disfavoredOverload
  @available(iOS 15.0, *)
  public init(_ attributedContent: AttributedString) {
    runs = [Run(content: String(attributedContent.characters))]
  }

  @available(iOS 14.0, *)
  public init(_ image: Image) {
    runs = [Run(content: "")]
  }

  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  @available(iOS 14.0, *)
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.runs + rhs.runs)
  }

  var content: String { plain }

  var plain: String {
    runs.count == 1 ? runs[0].content : runs.map(\.content).joined()
  }

  func with(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices {
      change(&copy.runs[index].style)
    }
    return copy
  }
}

/// What a text's own modifiers said.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var color: Color?
  var hasUnderline = false
  var hasStrikethrough = false
}

extension Text {
  public func font(_ font: Font?) -> Text {
    with { $0.font = $0.font ?? font }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight }
  }

  public func bold() -> Text {
    with { $0.weight = .bold }
  }

  public func italic() -> Text {
    with { $0.isItalic = true }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.color = $0.color ?? color }
  }

  public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
    with { $0.hasUnderline = active }
  }

  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
    with { $0.hasStrikethrough = active }
  }
}

extension Text: View {
  public typealias Body = Never

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Text, _ parent: Node) -> ViewNode<Text> {
    TextNode(view, parent)
  }
}
