@_spi(Headless)
public struct DisplayStroke: Codable, Hashable, Sendable {
  public enum Cap: String, Codable, Sendable { case butt, round, square }
  public enum Join: String, Codable, Sendable { case miter, round, bevel }

  public var width: CGFloat
  public var cap: Cap
  public var join: Join
  public var miterLimit: CGFloat
  /// Lengths of lines and gaps in turn; empty for a line without gaps.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    width: CGFloat,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public init(width: CGFloat, hasRoundCaps: Bool) {
    self.init(
      width: width,
      cap: hasRoundCaps ? .round : .butt,
      join: hasRoundCaps ? .round : .miter
    )
  }

  /// Whether there are gaps: as on iOS lengths that are all zero, or one below, make none.
  public var isDashed: Bool {
    dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 }
  }
}
