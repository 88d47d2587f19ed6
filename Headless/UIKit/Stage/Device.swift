/// The screen and the insets of a device, in points.
@_spi(Headless)
public struct Device: Equatable, Sendable {
  public var name: String
  public var size: CGSize
  public var scale: CGFloat
  public var safeAreaInsets: UIEdgeInsets
  public var statusBarHeight: CGFloat
  public var displayCornerRadius: CGFloat
  public var isPad: Bool

  public init(
    name: String,
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets,
    statusBarHeight: CGFloat,
    displayCornerRadius: CGFloat,
    isPad: Bool = false
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.displayCornerRadius = displayCornerRadius
    self.isPad = isPad
  }

  public static let small = Device(
    name: "small",
    size: CGSize(width: 375, height: 667),
    scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    statusBarHeight: 20,
    displayCornerRadius: 0
  )
  public static let standard = Device(
    name: "standard",
    size: CGSize(width: 393, height: 852),
    scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    statusBarHeight: 54,
    displayCornerRadius: 55
  )
  public static let large = Device(
    name: "large",
    size: CGSize(width: 440, height: 956),
    scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    statusBarHeight: 54,
    displayCornerRadius: 62
  )
  public static let pad = Device(
    name: "pad",
    size: CGSize(width: 834, height: 1194),
    scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0),
    statusBarHeight: 32,
    displayCornerRadius: 18,
    isPad: true
  )
}
