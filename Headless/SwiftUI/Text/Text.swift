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
    runs = Text.runs(of: attributedContent)
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

extension Text: View {
  public typealias Body = Never

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Text, _ parent: Node) -> ViewNode<Text> {
    TextNode(view, parent)
  }
}
