@_spi(Headless) public import UIKit

nonisolated public struct Capsule: Shape, InsettableShape, FigureShape {
  public typealias Body = _ShapeView<Capsule, ForegroundStyle>

  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path(
      roundedRect: rect,
      cornerRadius: min(rect.width, rect.height) / 2,
      style: style
    )
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  @_spi(Headless)
  public func _displayShape(in rect: CGRect) -> DisplayShape {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return .capsule(rect)
  }
}
