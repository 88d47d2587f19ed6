@_spi(Headless) public import UIKit

/// Where a canvas draws. Copies draw on the same surface, each with a state of its own.
@available(iOS 15.0, *)
public struct GraphicsContext {
  let surface: DrawingSurface
  var state = DrawingSurface.State()
  let host: CanvasHost
  let box: CGRect

  public let environment: EnvironmentValues

  init(surface: DrawingSurface, host: CanvasHost, environment: EnvironmentValues, box: CGRect) {
    self.surface = surface
    self.host = host
    self.environment = environment
    self.box = box
  }

  // MARK: State

  public var opacity: Double {
    get { Double(state.opacity) }
    set { state.opacity = CGFloat(max(0, min(1, newValue))) }
  }

  public var blendMode: BlendMode = .normal {
    didSet { if blendMode != .normal { host.unsupported("blend modes") } }
  }

  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    guard !options.contains(.inverse) else {
      var outside = PathData()
      outside.addRect(box.insetBy(dx: -10_000, dy: -10_000))
      outside.append(path.data)
      return state.clip(to: outside, isEvenOdd: true)
    }
    state.clip(to: path.data, isEvenOdd: style.isEOFilled)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .shadow(let color, let radius, let offset):
      state.shadow = DisplayShadow(
        color: color.display(in: environment),
        sigma: radius,
        offset: offset
      )
    case .blur: host.unsupported("blurs")
    }
  }

  // MARK: Painting

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    surface.fill(
      path.data,
      with: shading.paint(in: environment, path.data.bounds),
      isEvenOdd: style.isEOFilled,
      state
    )
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(in: environment, path.data.bounds)
    surface.stroke(path.data, with: paint, style.display, state)
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// What is drawn inside fades and casts shadows as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = DrawingSurface()
    var inner = GraphicsContext(surface: layer, host: host, environment: environment, box: box)
    inner.transform = transform
    try content(&inner)
    var outer = state
    outer.transform = .identity
    surface.add(layer.items, outer)
  }

  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, CGFloat, CGSize)
      case blur
    }

    let kind: Kind

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
    }

    public static func blur(
      radius: CGFloat,
      options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(kind: .blur)
    }
  }
}
