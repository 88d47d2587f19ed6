@_spi(Headless) public import UIKit

// B.4
@available(iOS 16.0, *)
nonisolated public struct AnyShape: Shape, FigureShape, SizingShape {
  public typealias Body = _ShapeView<AnyShape, ForegroundStyle>

  private let shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
  }

  @_spi(Headless)
  public func _displayShape(in rect: CGRect) -> DisplayShape {
    shape._displayShape(in: rect)
  }

  @_spi(Headless)
  public func _size(for proposal: ProposedViewSize) -> CGSize {
    shape._size(for: proposal)
  }
}
