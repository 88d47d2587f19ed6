import Synchronization

/// A text broken into the lines that a label shows, with the size that UIKit gives it.
@_spi(Headless)
public struct TextLayout: Hashable, Sendable {
  /// What happens to text that doesn't fit, as `NSLineBreakMode` names it.
  public enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  }

  /// The values of a font that decide where text breaks.
  public struct Style: Hashable, Sendable {
    public var pointSize: CGFloat
    /// 100 … 900, as in CSS.
    public var weight: Int
    public var isItalic: Bool
    public var isMonospaced: Bool
    /// Distance between baselines: a text style's leading, else the line height.
    public var linePitch: CGFloat

    public init(
      pointSize: CGFloat,
      weight: Int = 400,
      isItalic: Bool = false,
      isMonospaced: Bool = false,
      linePitch: CGFloat? = nil
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
      self.linePitch = linePitch ?? TextMetrics.lineHeight(pointSize: pointSize)
    }

    func width(of text: String) -> CGFloat {
      TextMetrics.width(
        of: text,
        pointSize: pointSize,
        weight: weight,
        isMonospaced: isMonospaced
      )
    }
  }

  public let style: Style
  /// The lines after wrapping and truncation; none for an empty text.
  public let lines: [String]
  /// Rounded up to whole pixels, as `sizeThatFits` answers.
  public let size: CGSize
  public let isTruncated: Bool
  /// The width without a limit, rounded up to whole pixels.
  public let naturalWidth: CGFloat

  /// Lays a text out.
  ///
  /// No `maxWidth` (nil, zero, infinity) and `maxLines` 0 mean no limit.
  /// Sizes are rounded up to pixels of `scale`.
  public init(
    _ text: String,
    style: Style,
    maxWidth: CGFloat? = nil,
    maxLines: Int = 0,
    lineBreak: LineBreak = .truncatingTail,
    scale: CGFloat = 3
  ) {
    let limit = maxWidth.flatMap { $0 > 0 && $0 < CGFloat(Int32.max) ? $0 : nil }
    let key = CacheKey(
      text: text,
      style: style,
      limit: limit,
      maxLines: maxLines,
      lineBreak: lineBreak,
      scale: scale
    )
    if let known = Self.cache.withLock({ $0[key] }) {
      self = known
      return
    }
    var breaker = LineBreaker(style: style, limit: limit, lineBreak: lineBreak)
    breaker.breakLines(of: text, maxLines: maxLines)

    let natural = breaker.naturalWidth
    let drawn = min(breaker.widestLine, limit ?? .infinity)
    self.style = style
    lines = breaker.lines
    isTruncated = breaker.isTruncated
    naturalWidth = Self.roundUp(natural, scale: scale)
    if breaker.lines.isEmpty {
      size = .zero
    } else {
      let height =
        TextMetrics.lineHeight(pointSize: style.pointSize)
        + CGFloat(breaker.lines.count - 1) * style.linePitch
      size = CGSize(
        width: Self.roundUp(drawn, scale: scale),
        height: Self.roundUp(height, scale: scale)
      )
    }
    let layout = self
    Self.cache.withLock { cache in
      if cache.count >= 4096 { cache.removeAll(keepingCapacity: true) }
      cache[key] = layout
    }
  }

  /// Rounds a length up to whole pixels, forgiving the rounding errors of sums.
  public static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  private struct CacheKey: Hashable {
    let text: String
    let style: Style
    let limit: CGFloat?
    let maxLines: Int
    let lineBreak: LineBreak
    let scale: CGFloat
  }

  private static let cache = Mutex<[CacheKey: TextLayout]>([:])
}
