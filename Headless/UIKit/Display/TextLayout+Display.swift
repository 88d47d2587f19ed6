extension DisplayText {
  /// Draws a layout, centred upright in the frame.
  public init(
    _ layout: TextLayout,
    frame: CGRect,
    color: DisplayColor,
    alignment: Alignment = .left,
    hasUnderline: Bool = false,
    hasStrikethrough: Bool = false
  ) {
    let style = layout.style
    self.init(
      lines: layout.lines,
      frame: frame,
      pointSize: style.pointSize,
      weight: style.weight,
      isItalic: style.isItalic,
      isMonospaced: style.isMonospaced,
      linePitch: style.linePitch,
      tracking: style.isMonospaced
        ? 0 : TextMetrics.tracking(pointSize: style.pointSize, weight: style.weight),
      alignment: alignment,
      color: color,
      hasUnderline: hasUnderline,
      hasStrikethrough: hasStrikethrough
    )
  }

  /// One line, centred upright in the frame, for parts that UIKit draws itself.
  public static func line(
    _ text: String,
    in frame: CGRect,
    pointSize: CGFloat,
    weight: Int = 400,
    color: DisplayColor,
    alignment: Alignment = .left,
    lineBreak: TextLayout.LineBreak = .truncatingTail
  ) -> DisplayText {
    let layout = TextLayout(
      text,
      style: TextLayout.Style(pointSize: pointSize, weight: weight),
      maxWidth: frame.width,
      maxLines: 1,
      lineBreak: lineBreak
    )
    let height = TextMetrics.lineHeight(pointSize: pointSize)
    let box = CGRect(
      x: frame.minX,
      y: frame.midY - height / 2,
      width: frame.width,
      height: height
    )
    return DisplayText(layout, frame: box, color: color, alignment: alignment)
  }

  /// The widest line as it is drawn.
  public var measuredWidth: CGFloat {
    lines.map {
      TextMetrics.width(
        of: $0,
        pointSize: pointSize,
        weight: weight,
        isMonospaced: isMonospaced
      )
        + extraTracking * CGFloat($0.count)
    }.max() ?? 0
  }

  public var measuredHeight: CGFloat {
    lines.isEmpty
      ? 0
      : TextMetrics.lineHeight(pointSize: pointSize) + CGFloat(lines.count - 1) * linePitch
  }

  // Someone may draw with another letter spacing than the font's own.
  private var extraTracking: CGFloat {
    isMonospaced
      ? tracking : tracking - TextMetrics.tracking(pointSize: pointSize, weight: weight)
  }
}
