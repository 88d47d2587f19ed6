public import UIKit

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

extension Path {
  /// How far the handles of a quarter of a circle reach.
  private static var quarter: CGFloat { 0.552_284_75 }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect) {
    addCorners(in: rect, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2))
    )
    if size.width == 0 || size.height == 0 { return addRect(rect) }
    addCorners(in: rect, size)
  }

  private mutating func addCorners(in rect: CGRect, _ size: CGSize) {
    let (width, height) = (size.width, size.height)
    let left = (1 - Self.quarter) * width
    let top = (1 - Self.quarter) * height
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(rect.maxX, rect.maxY - height))
    addCurve(
      to: point(rect.maxX - width, rect.maxY),
      control1: point(rect.maxX, rect.maxY - top),
      control2: point(rect.maxX - left, rect.maxY)
    )
    addLine(to: point(rect.minX + width, rect.maxY))
    addCurve(
      to: point(rect.minX, rect.maxY - height),
      control1: point(rect.minX + left, rect.maxY),
      control2: point(rect.minX, rect.maxY - top)
    )
    addLine(to: point(rect.minX, rect.minY + height))
    addCurve(
      to: point(rect.minX + width, rect.minY),
      control1: point(rect.minX, rect.minY + top),
      control2: point(rect.minX + left, rect.minY)
    )
    addLine(to: point(rect.maxX - width, rect.minY))
    addCurve(
      to: point(rect.maxX, rect.minY + height),
      control1: point(rect.maxX - left, rect.minY),
      control2: point(rect.maxX, rect.minY + top)
    )
    closeSubpath()
  }
}
