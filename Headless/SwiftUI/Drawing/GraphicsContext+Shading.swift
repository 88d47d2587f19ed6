@_spi(Headless) public import UIKit

@available(iOS 15.0, *)
extension GraphicsContext {
  /// Ways to mix colours: gradients that repeat aren't there.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// What figures are filled and lines drawn with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private let kind: Kind

    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

    public static func color(_ color: Color) -> Shading {
      Shading(kind: .style(color))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// A style lies over the box of what is painted.
    func paint(in environment: EnvironmentValues, _ box: CGRect) -> DisplayPaint {
      switch kind {
      case .style(let style): style._paint(in: environment).display(in: box)
      case .linear(let gradient, let start, let end):
        .linearGradient(stops: gradient.display(in: environment), from: start, to: end)
      case .radial(let gradient, let center, let startRadius, let endRadius):
        .radialGradient(
          stops: gradient.display(in: environment),
          center: center,
          startRadius: startRadius,
          endRadius: endRadius
        )
      case .conic(let gradient, let center, let angle):
        .conicGradient(
          stops: gradient.display(in: environment),
          center: center,
          angle: CGFloat(angle.radians)
        )
      }
    }
  }
}
