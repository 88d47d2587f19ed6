@_spi(Headless) public import UIKit

nonisolated public struct Ellipse: Shape, InsettableShape, FigureShape {
  public typealias Body = _ShapeView<Ellipse, ForegroundStyle>

  private var amount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path(ellipseIn: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  @_spi(Headless)
  public func _displayShape(in rect: CGRect) -> DisplayShape {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return .ellipse(rect)
  }
}
