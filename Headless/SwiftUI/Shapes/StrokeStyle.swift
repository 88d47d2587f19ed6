public import Foundation

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

// B.5
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Shape {
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    StrokeView(shape: self, style: content, width: style.lineWidth, line: style)
      .modifier(UnsupportedModifier(feature: style.dash.isEmpty ? nil : "dashed lines"))
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    StrokeView(shape: self, style: ForegroundStyle(), width: lineWidth)
  }

  nonisolated public func stroke(style: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: style)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
}
