// B.5
@available(iOS 15.0, *)
extension View {
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(alignment: .center) {
      _ShapeView(shape: Rectangle(), style: style).modifier(IgnoresSafeAreaModifier(edges: edges))
    }
  }

  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }

  nonisolated public func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(alignment: .center) {
      _ShapeView(shape: Rectangle(), style: style).modifier(IgnoresSafeAreaModifier(edges: edges))
    }
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }
}
