/// One line of text in a bar.
final class BarText: UIView {
  var text = "" { didSet { setNeedsDisplay() } }
  var style = TextLayout.Style(pointSize: 17, weight: 600) { didSet { setNeedsDisplay() } }
  var color = SystemColor.label { didSet { setNeedsDisplay() } }
  /// A colour from the appearance's attributes.
  var customColor: UIColor? { didSet { setNeedsDisplay() } }
  var alignment = DisplayText.Alignment.center { didSet { setNeedsDisplay() } }
  var scale: CGFloat = 3

  var naturalSize: CGSize {
    CGSize(
      width: TextLayout(text, style: style, maxLines: 1, scale: scale).naturalWidth,
      height: TextLayout.roundUp(TextMetrics.lineHeight(pointSize: style.pointSize), scale: scale)
    )
  }

  override func displayItems() -> [DisplayItem] {
    guard !text.isEmpty, bounds.width > 0 else { return [] }
    let layout = TextLayout(text, style: style, maxWidth: bounds.width, maxLines: 1, scale: scale)
    let shown = customColor?.displayColor(for: traitCollection) ?? display(color)
    return [.text(DisplayText(layout, frame: bounds, color: shown, alignment: alignment))]
  }
}
