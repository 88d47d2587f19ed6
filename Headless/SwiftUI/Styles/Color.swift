@_spi(Headless) public import UIKit

nonisolated public struct Color: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case rgb(DisplayColor)
    case ui(UIColor)
    /// The colour of the environment: the control tint.
    case accent
    /// One of an asset catalog, which isn't there.
    case named(String)
    case mixed(MixedColors)
  }

  let storage: Storage
  let opacityFactor: Double

  init(_ storage: Storage, opacity: Double = 1) {
    self.storage = storage
    opacityFactor = opacity
  }

  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(.rgb(DisplayColor(red: red, green: green, blue: blue)), opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.rgb(DisplayColor(red: white, green: white, blue: white)), opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .ui(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)),
      opacity: opacity
    )
  }

  public init(_ color: UIColor) {
    self.init(.ui(color))
  }

  @available(iOS 15.0, *)
  public init(cgColor: CGColor) {
    self.init(uiColor: UIColor(cgColor: cgColor))
  }

  @available(iOS 15.0, *)
  public init(uiColor: UIColor) {
    self.init(.ui(uiColor))
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(storage, opacity: opacityFactor * opacity)
  }

  func display(in environment: EnvironmentValues) -> DisplayColor {
    let base: DisplayColor
    switch storage {
    case .rgb(let color): base = color
    case .ui(let color): base = color.displayColor(for: environment.colorTraits)
    case .accent:
      // As a tint it stands for the host's.
      base = environment.tint?.isAccent == true ? environment.hostAccent : environment.accent
    case .mixed(let colors): base = colors.display(in: environment)
    case .named(let name):
      Self.reportMissing(name)
      return DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return opacityFactor == 1 ? base : base.faded(by: opacityFactor)
  }
}

extension Color {
  private static func reportMissing(_ name: String) {
    MainActor.assumeIsolated {
      let text = "No color named '\(name)' found in asset catalog for main bundle"
      if !Stage.current.log.contains(text) { log(text) }
    }
  }

  fileprivate var isAccent: Bool {
    if case .accent = storage { true } else { false }
  }

  /// The accent colour as a tint is the tint around it.
  func asTint(within outer: Color?) -> Color {
    guard isAccent, let outer else { return self }
    return outer.opacity(opacityFactor)
  }

  func uiColor(in environment: EnvironmentValues) -> UIColor {
    if case .ui(let color) = storage, opacityFactor == 1 { return color }
    let shown = display(in: environment)
    return UIColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
  }
}

extension Color: ShapeStyle, PaintingStyle {
  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    .color(display(in: environment))
  }
}

extension Color {
  public static let red = Color(.ui(.systemRed))
  public static let orange = Color(.ui(.systemOrange))
  public static let yellow = Color(.ui(.systemYellow))
  public static let green = Color(.ui(.systemGreen))
  @available(iOS 15.0, *)
  public static let mint = Color(.ui(.systemMint))
  @available(iOS 15.0, *)
  public static let teal = Color(.ui(.systemTeal))
  @available(iOS 15.0, *)
  public static let cyan = Color(.ui(.systemCyan))
  public static let blue = Color(.ui(.systemBlue))
  @available(iOS 15.0, *)
  public static let indigo = Color(.ui(.systemIndigo))
  public static let purple = Color(.ui(.systemPurple))
  public static let pink = Color(.ui(.systemPink))
  @available(iOS 15.0, *)
  public static let brown = Color(.ui(.systemBrown))
  public static let white = Color(white: 1)
  public static let gray = Color(.ui(.systemGray))
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(.ui(.label))
  public static let secondary = Color(.ui(.secondaryLabel))
  public static var accentColor: Color { Color(.accent) }
}

// MARK: - As a view

extension Color: View {
  public typealias Body = Never

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Color, _ parent: Node) -> ViewNode<Color> {
    ColorNode(view, parent)
  }
}

/// Fills whatever it is offered; 10 points where nothing is offered.
final class ColorNode: ViewNode<Color> {
  private var motion: Motion<DisplayColor>?

  private var shown: DisplayColor {
    let color = view.display(in: environment)
    return motion?.value(to: color, at: graph.now, mix: Mix.color) ?? color
  }

  override func receive(_ new: Color) {
    guard new != view else { return }
    motion = motion(from: shown)
    view = new
    invalidateDisplay()
  }

  override func environmentDidChange() {
    invalidateDisplay()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func covers(_ point: CGPoint) -> Bool {
    frame.contains(point) && view.display(in: environment).alpha > 0
  }

  override func display(in context: inout DisplayContext) {
    context.add(.fill(.rect(context.local(frame)), .color(shown)))
  }
}
