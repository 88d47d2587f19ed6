@_spi(Headless) import UIKit

/// A gradient between the colours of a grid: it is drawn from its upper row to its lower (gaps page).
@available(iOS 18.0, *)
nonisolated public struct MeshGradient: ShapeStyle, PaintingStyle, View, Equatable, Sendable {
  public typealias Body = _ShapeView<Rectangle, MeshGradient>

  public var width: Int
  public var height: Int
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace
  private let points: [SIMD2<Float>]
  private let colors: [Color]

  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, MeshGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    MainActor.assumeIsolated { unsupported("mesh gradients") }
    let shown = colors.map { $0.display(in: environment) }
    guard width > 0, height > 0, shown.count == width * height else {
      return .color(background.display(in: environment))
    }
    let stops = (0..<height).map { row in
      let cells = shown[(row * width)..<((row + 1) * width)]
      let average = cells.dropFirst().enumerated().reduce(cells[row * width]) { color, cell in
        Mix.color(color, cell.element, 1 / CGFloat(cell.offset + 2))
      }
      return DisplayGradientStop(
        color: average,
        location: height > 1 ? CGFloat(row) / CGFloat(height - 1) : 0
      )
    }
    return .linear(stops, .top, .bottom)
  }
}
