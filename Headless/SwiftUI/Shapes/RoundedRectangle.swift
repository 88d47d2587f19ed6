@_spi(Headless) public import UIKit

nonisolated public struct RoundedRectangle: Shape, InsettableShape, FigureShape {
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>

  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  private var innerSize: CGSize {
    CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path(roundedRect: rect, cornerSize: innerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  @_spi(Headless)
  public func _displayShape(in rect: CGRect) -> DisplayShape {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return innerSize.width == innerSize.height
      ? .box(rect, radius: min(innerSize.width, rect.width / 2, rect.height / 2))
      : path(in: rect.insetBy(dx: -amount, dy: -amount)).display
  }
}
