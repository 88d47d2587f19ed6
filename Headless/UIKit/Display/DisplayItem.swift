/// What one frame of a window shows, as values: UIKit and SwiftUI fill it, Draw paints it.
@_spi(Headless)
public struct DisplayList: Codable, Equatable, Sendable {
  /// The size in points.
  public var size: CGSize
  public var items: [DisplayItem]

  public init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One thing to paint, in the coordinates of the enclosing group.
@_spi(Headless)
public indirect enum DisplayItem: Codable, Equatable, Sendable {
  case group(DisplayGroup)
  case fill(DisplayShape, DisplayPaint)
  case stroke(DisplayShape, DisplayPaint, DisplayStroke)
  /// A blurred shadow, clipped to the outside of the shape.
  case shadow(DisplayShape, DisplayShadow)
  case text(DisplayText)
  case symbol(DisplaySymbol)
  case image(DisplayImage)
}

/// Items that move, fade and are clipped together.
@_spi(Headless)
public struct DisplayGroup: Codable, Equatable, Sendable {
  /// Who drew it, for checks on the list: a view's type, or a role such as "bar button".
  public var name: String
  /// Where the group's own origin lies in its parent.
  public var origin: CGPoint
  public var size: CGSize
  public var opacity: CGFloat
  /// A scale about `anchor`, a unit point of `size`.
  public var scale: CGSize
  public var rotation: CGFloat
  public var anchor: CGPoint
  public var clip: DisplayShape?
  /// What is done to the plane after scale and rotation, in the group's own coordinates.
  public var projection: DisplayProjection?
  /// Whether a finger can act on it: checks ask for 44 points.
  public var isTapTarget: Bool
  /// Where touches reach a target that takes them outside of its bounds too; nil: its bounds.
  public var touchArea: CGRect?
  public var items: [DisplayItem]

  public init(
    name: String,
    origin: CGPoint,
    size: CGSize,
    opacity: CGFloat = 1,
    scale: CGSize = CGSize(width: 1, height: 1),
    rotation: CGFloat = 0,
    anchor: CGPoint = CGPoint(x: 0.5, y: 0.5),
    clip: DisplayShape? = nil,
    projection: DisplayProjection? = nil,
    isTapTarget: Bool = false,
    touchArea: CGRect? = nil,
    items: [DisplayItem] = []
  ) {
    self.name = name
    self.origin = origin
    self.size = size
    self.opacity = opacity
    self.scale = scale
    self.rotation = rotation
    self.anchor = anchor
    self.clip = clip
    self.projection = projection
    self.isTapTarget = isTapTarget
    self.touchArea = touchArea
    self.items = items
  }
}

@_spi(Headless)
public enum DisplayShape: Codable, Hashable, Sendable {
  case rect(CGRect)
  /// Corner radii in the order top left, top right, bottom right, bottom left.
  case roundedRect(CGRect, radii: [CGFloat])
  case ellipse(CGRect)
  case path([DisplayPathElement])
  /// A path that is filled where its outlines lie in each other an odd number of times.
  case evenOddPath([DisplayPathElement])
}

@_spi(Headless)
public enum DisplayPathElement: Codable, Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

/// A colour in sRGB, resolved for the window's appearance.
@_spi(Headless)
public struct DisplayColor: Codable, Hashable, Sendable {
  public var red, green, blue, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

@_spi(Headless)
public enum DisplayPaint: Codable, Equatable, Sendable {
  case color(DisplayColor)
  case linearGradient(stops: [DisplayGradientStop], from: CGPoint, to: CGPoint)
  /// From a circle around a point outwards.
  case radialGradient(
    stops: [DisplayGradientStop],
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  )
  /// Once around a point, clockwise from an angle to the right of it.
  case conicGradient(stops: [DisplayGradientStop], center: CGPoint, angle: CGFloat)
}

@_spi(Headless)
public struct DisplayGradientStop: Codable, Equatable, Sendable {
  public var color: DisplayColor
  public var location: CGFloat

  public init(color: DisplayColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

@_spi(Headless)
public struct DisplayShadow: Codable, Equatable, Sendable {
  public var color: DisplayColor
  public var sigma: CGFloat
  public var offset: CGSize

  public init(color: DisplayColor, sigma: CGFloat, offset: CGSize = .zero) {
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }
}

/// Text that was laid out already: one entry a line, no wrapping or truncation left to do.
@_spi(Headless)
public struct DisplayText: Codable, Equatable, Sendable {
  public enum Alignment: String, Codable, Sendable { case left, center, right }

  public var lines: [String]
  /// The box the text was given; the lines are centred upright in it.
  ///
  /// Checks compare it with the measured lines.
  public var frame: CGRect
  public var pointSize: CGFloat
  /// 100 … 900, as in CSS: 400 regular, 500 medium, 600 semibold, 700 bold.
  public var weight: Int
  public var isItalic: Bool
  public var isMonospaced: Bool
  /// Distance between two baselines.
  public var linePitch: CGFloat
  /// Extra space after each glyph.
  public var tracking: CGFloat
  public var alignment: Alignment
  public var color: DisplayColor
  public var hasUnderline: Bool
  public var hasStrikethrough: Bool

  public init(
    lines: [String],
    frame: CGRect,
    pointSize: CGFloat,
    weight: Int,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    linePitch: CGFloat,
    tracking: CGFloat = 0,
    alignment: Alignment = .left,
    color: DisplayColor,
    hasUnderline: Bool = false,
    hasStrikethrough: Bool = false
  ) {
    self.lines = lines
    self.frame = frame
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.linePitch = linePitch
    self.tracking = tracking
    self.alignment = alignment
    self.color = color
    self.hasUnderline = hasUnderline
    self.hasStrikethrough = hasStrikethrough
  }
}

/// An SF Symbol, drawn from the icon set that stands in for it.
@_spi(Headless)
public struct DisplaySymbol: Codable, Equatable, Sendable {
  public var name: String
  public var frame: CGRect
  /// 100 … 900.
  public var weight: Int
  public var color: DisplayColor
  /// Mirrored, as directional symbols are in a right-to-left layout.
  public var isFlipped: Bool

  public init(
    name: String,
    frame: CGRect,
    weight: Int = 400,
    color: DisplayColor,
    isFlipped: Bool = false
  ) {
    self.name = name
    self.frame = frame
    self.weight = weight
    self.color = color
    self.isFlipped = isFlipped
  }
}

/// Pixels of an encoded picture (PNG).
@_spi(Headless)
public struct DisplayImage: Codable, Equatable, Sendable {
  public var data: Data
  public var frame: CGRect
  /// Drawn as a mask in this colour when set.
  public var tint: DisplayColor?

  public init(data: Data, frame: CGRect, tint: DisplayColor? = nil) {
    self.data = data
    self.frame = frame
    self.tint = tint
  }
}
