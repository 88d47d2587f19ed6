@_spi(Headless) import UIKit

nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  let content: String

  public init(verbatim content: String) {
    self.content = content
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Text, _ parent: Node) -> ViewNode<Text> {
    TextNode(view, parent)
  }
}

final class TextNode: ViewNode<Text> {
  override func receive(_ new: Text) {
    guard new != view else { return }
    view = new
    invalidateLayout()
    invalidateDisplay()
  }

  override func environmentDidChange() {
    invalidateLayout()
    invalidateDisplay()
  }

  private func layout(width: CGFloat?) -> TextLayout {
    TextLayout(
      view.content,
      style: TextLayout.Style(pointSize: 17, linePitch: 22),
      maxWidth: width.map { max(1, $0) },
      maxLines: environment.lineLimit ?? 0,
      scale: environment.displayScale
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout(width: proposal.width).size
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let ascender = TextMetrics.ascender(pointSize: 17)
    guard guide == .lastTextBaseline else { return ascender }
    return size.height - TextMetrics.lineHeight(pointSize: 17) + ascender
  }

  override func display(in context: inout DisplayContext) {
    let layout = layout(width: frame.width + 0.01)
    context.add(
      .text(
        DisplayText(
          lines: layout.lines,
          frame: context.local(frame),
          pointSize: 17,
          weight: 400,
          linePitch: 22,
          color: .init(red: 0, green: 0, blue: 0)
        )
      )
    )
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    guard !view.content.isEmpty else { return }
    list.append(
      AccessibilityNode(
        role: .text,
        label: view.content,
        isEnabled: environment.isEnabled,
        frame: windowRect(frame),
        view: containerView
      )
    )
  }
}
