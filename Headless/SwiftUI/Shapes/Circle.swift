@_spi(Headless) public import UIKit

nonisolated public struct Circle: Shape, InsettableShape, FigureShape, SizingShape {
  public typealias Body = _ShapeView<Circle, ForegroundStyle>

  private var amount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path(ellipseIn: Self.square(in: rect))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  @_spi(Headless)
  public func _displayShape(in rect: CGRect) -> DisplayShape {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return .ellipse(Self.square(in: rect))
  }

  @_spi(Headless)
  public func _size(for proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    guard proposal.width != nil || proposal.height != nil else { return size }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }

  private static func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}
