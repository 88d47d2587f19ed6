@_spi(Headless) public import UIKit

nonisolated struct TrimmedShape<Content: Shape>: Shape, SizingShape {
  typealias Body = _ShapeView<TrimmedShape<Content>, ForegroundStyle>

  var content: Content
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path {
    content.path(in: rect).trimmedPath(from: start, to: end)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(content.animatableData, AnimatablePair(start, end)) }
    set {
      content.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func _size(for proposal: ProposedViewSize) -> CGSize { content._size(for: proposal) }
}

nonisolated public struct RotatedShape<Content: Shape>: Shape, SizingShape {
  public typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>

  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.about(anchor.point(in: rect)))
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(angle.animatableData, anchor.animatableData)
      )
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  @_spi(Headless)
  public func _size(for proposal: ProposedViewSize) -> CGSize { shape._size(for: proposal) }
}

nonisolated public struct ScaledShape<Content: Shape>: Shape, SizingShape {
  public typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>

  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scaling.about(anchor.point(in: rect)))
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(scale.animatableData, anchor.animatableData)
      )
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  @_spi(Headless)
  public func _size(for proposal: ProposedViewSize) -> CGSize { shape._size(for: proposal) }
}

nonisolated public struct OffsetShape<Content: Shape>: Shape, SizingShape {
  public typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>

  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  @_spi(Headless)
  public func _size(for proposal: ProposedViewSize) -> CGSize { shape._size(for: proposal) }
}

nonisolated public struct TransformedShape<Content: Shape>: Shape, SizingShape {
  public typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>

  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  // The transform's origin is the corner of the rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform.about(rect.origin))
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @_spi(Headless)
  public func _size(for proposal: ProposedViewSize) -> CGSize { shape._size(for: proposal) }
}

nonisolated struct SizedShape<Content: Shape>: Shape {
  typealias Body = _ShapeView<SizedShape<Content>, ForegroundStyle>

  var shape: Content
  var size: CGSize

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension CGAffineTransform {
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

// B.5
extension Shape {
  nonisolated public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(content: self, start: startFraction, end: endFraction)
  }

  nonisolated public func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  nonisolated public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func scale(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
