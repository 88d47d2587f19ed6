@_spi(Headless) import UIKit

final class TextNode: ViewNode<Text> {
  /// What was laid out last, with what it was laid out for.
  private var known: (width: CGFloat?, layout: TextLayout)?
  /// The layout in one piece, which serves for every width that it fits into.
  private var natural: TextLayout?
  private var knownStyle: TextLayout.Style?

  override func receive(_ new: Text) {
    guard new != view else { return }
    view = new
    forget()
  }

  override func environmentDidChange() {
    forget()
  }

  private func forget() {
    known = nil
    natural = nil
    knownStyle = nil
    invalidateLayout()
    invalidateDisplay()
  }

  override var plainText: String? { text }

  private var text: String {
    switch environment.textCase {
    case .uppercase: view.plain.uppercased()
    case .lowercase: view.plain.lowercased()
    case nil: view.plain
    }
  }

  /// What is heard: the words, or what each part has in their place.
  private var spoken: String {
    guard view.runs.contains(where: { $0.style.spokenLabel != nil }) else { return text }
    return view.runs.map { $0.style.spokenLabel ?? $0.content }.joined()
  }

  private var style: TextLayout.Style {
    if let knownStyle { return knownStyle }
    let style = resolvedStyle
    knownStyle = style
    return style
  }

  private var resolvedStyle: TextLayout.Style {
    let own = view.runs.first?.style ?? TextStyle()
    var font = (own.font ?? environment.font ?? .body).adding(environment.fontModifiers)
    if let weight = own.weight { font.weight = weight }
    if own.isItalic { font.isItalic = true }
    if own.isMonospaced || own.design == .monospaced { font.isMonospaced = true }
    return font.resolved(for: environment.sizeCategory)
  }

  private func layout(width: CGFloat?) -> TextLayout {
    if let known, known.width == width { return known.layout }
    if let natural, natural.naturalWidth <= width ?? .infinity { return natural }
    let environment = environment
    let layout = TextLayout(
      text,
      style: style,
      maxWidth: width.map { max(1, $0) },
      maxLines: environment.lineLimit ?? 0,
      lineBreak: lineBreak,
      scale: environment.displayScale
    )
    known = (width, layout)
    if !layout.isTruncated, layout.naturalWidth <= width ?? .infinity { natural = layout }
    return layout
  }

  private var lineBreak: TextLayout.LineBreak {
    switch environment.truncationMode {
    case .head: .truncatingHead
    case .tail: .truncatingTail
    case .middle: .truncatingMiddle
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard !view.plain.isEmpty else { return .zero }
    return layout(width: proposal.width).size
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let pointSize = style.pointSize
    let ascender = TextMetrics.ascender(pointSize: pointSize)
    guard guide == .lastTextBaseline else { return ascender }
    return size.height - TextMetrics.lineHeight(pointSize: pointSize) + ascender
  }

  override func display(in context: inout DisplayContext) {
    guard !view.plain.isEmpty else { return }
    let style = view.runs.first?.style
    let paint = style?.foreground?.style._paint(in: environment)
    let color = (paint ?? environment.foregroundPaint).color
    let layout = layout(width: layoutWidth)
    if environment.redactionReasons.contains(.placeholder) {
      let bar = context.local(frame).insetBy(dx: 0, dy: 2)
      return context.add(.fill(.box(bar, radius: 4), .color(color.faded(by: 0.18))))
    }
    context.add(
      .text(
        DisplayText(
          layout,
          frame: context.local(frame),
          color: color,
          alignment: alignment,
          hasUnderline: style?.hasUnderline ?? false || environment.underline != nil,
          hasStrikethrough: style?.hasStrikethrough ?? false
            || environment.strikethrough != nil
        )
      )
    )
  }

  /// The width of the proposal that gave the size: a rounded size must not wrap again.
  private var layoutWidth: CGFloat? {
    self.layout.proposal.width.map { max($0, frame.width) } ?? nil
  }

  private var alignment: DisplayText.Alignment {
    switch environment.multilineTextAlignment {
    case .center: .center
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    guard !view.plain.isEmpty else { return }
    list.append(
      AccessibilityNode(
        role: .text,
        label: spoken,
        isEnabled: environment.isEnabled,
        frame: windowRect(frame),
        view: containerView
      )
    )
  }
}
