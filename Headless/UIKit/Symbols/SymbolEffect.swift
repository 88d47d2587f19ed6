@available(iOS 17.0, *)
public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}

@available(iOS 17.0, *)
public protocol DiscreteSymbolEffect {}

@available(iOS 17.0, *)
public protocol IndefiniteSymbolEffect {}

@available(iOS 17.0, *)
public protocol TransitionSymbolEffect {}

@available(iOS 17.0, *)
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, as a value.
@available(iOS 17.0, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {
  @_spi(Headless)
  public enum Kind: Hashable, Sendable {
    case bounce(CGFloat)
    case pulse
    case variableColor
    case scale(CGFloat)
    case appear, disappear
    case replace
    case automatic
    case wiggle(degrees: CGFloat, x: CGFloat, y: CGFloat)
    case breathe(fades: Bool)
    case rotate(CGFloat)
  }

  @_spi(Headless)
  public let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

@available(iOS 17.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  @_spi(Headless) public private(set) var speed: Double = 1
  /// How often the effect runs; nil where the effect decides.
  @_spi(Headless) public private(set) var count: Int?
  @_spi(Headless) public private(set) var isEndless: Bool?
  @_spi(Headless) public private(set) var delay: Double = 0

  private init() {}

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions().nonRepeating

  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  public var repeating: SymbolEffectOptions {
    var copy = self
    copy.isEndless = true
    return copy
  }

  public var nonRepeating: SymbolEffectOptions {
    var copy = self
    copy.isEndless = false
    copy.count = 1
    return copy
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.count = count
    copy.isEndless = count == nil
    return copy
  }

  @available(iOS 18.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Int?
    fileprivate var delay: Double = 0

    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static var periodic: RepeatBehavior { periodic() }

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  @available(iOS 18.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  @available(iOS 18.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self.repeat(behavior.count)
    copy.delay = behavior.delay
    return copy
  }
}
