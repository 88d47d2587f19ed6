public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

extension DisplayStroke {
  @_spi(Headless)
  public init(
    width: CGFloat,
    cap: CGLineCap,
    join: CGLineJoin,
    miterLimit: CGFloat,
    dash: [CGFloat],
    dashPhase: CGFloat
  ) {
    let caps: [CGLineCap: Cap] = [.round: .round, .square: .square]
    let joins: [CGLineJoin: Join] = [.round: .round, .bevel: .bevel]
    self.init(
      width: width,
      cap: caps[cap] ?? .butt,
      join: joins[join] ?? .miter,
      miterLimit: miterLimit,
      dash: dash,
      dashPhase: dashPhase
    )
  }
}
