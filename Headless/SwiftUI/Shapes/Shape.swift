@_spi(Headless) public import UIKit

nonisolated public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
}

/// A shape that is drawn as a known figure.
// No requirements of `Shape`: hidden ones would keep an app's types from conforming.
nonisolated protocol FigureShape: Shape {
  func _displayShape(in rect: CGRect) -> DisplayShape
}

/// A shape that has a say in its size: circles are as wide as high.
nonisolated protocol SizingShape: Shape {
  func _size(for proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// What is drawn: a known figure, or the path.
  @_spi(Headless)
  public func _displayShape(in rect: CGRect) -> DisplayShape {
    (self as? any FigureShape)?._displayShape(in: rect) ?? path(in: rect).display
  }

  @_spi(Headless)
  public func _size(for proposal: ProposedViewSize) -> CGSize {
    (self as? any SizingShape)?._size(for: proposal) ?? proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View {
    StrokeView(shape: self, style: content, line: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line that lies inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }
}
