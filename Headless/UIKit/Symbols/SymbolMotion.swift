/// An effect of a symbol on its way: what is done to the whole symbol at a time.
@_spi(Headless)
public struct SymbolMotion: Equatable, Sendable {
  public struct Look: Equatable, Sendable {
    public var scale: CGFloat = 1
    public var opacity: CGFloat = 1
    public var rotation: CGFloat = 0
    /// In parts of the symbol's size.
    public var offset = CGPoint.zero
  }

  public let kind: SymbolEffectConfiguration.Kind
  public let start: TimeInterval
  private let options: SymbolEffectOptions
  /// Whether it goes on until it is taken away.
  public let isIndefinite: Bool

  public init(
    _ effect: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions,
    start: TimeInterval,
    isIndefinite: Bool
  ) {
    kind = effect.kind
    self.start = start
    self.options = options
    self.isIndefinite = isIndefinite
  }

  /// What stays as long as the effect is on, and doesn't swing.
  private var isHeld: Bool {
    switch kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  private var round: TimeInterval {
    let length: TimeInterval =
      switch kind {
      case .bounce: 0.5
      case .scale, .appear, .disappear, .replace, .automatic: 0.3
      case .pulse, .variableColor, .rotate: 1
      case .wiggle: 0.6
      case .breathe: 2
      }
    return length / max(0.01, options.speed)
  }

  private var count: Int? {
    if isHeld { return 1 }
    if let count = options.count { return max(1, count) }
    return options.isEndless ?? isIndefinite ? nil : 1
  }

  /// When it comes to rest; nil for one that goes on.
  public var end: TimeInterval? {
    count.map { start + Double($0) * round + Double($0 - 1) * options.delay }
  }

  public func look(at now: TimeInterval) -> Look {
    let time = max(0, now - start)
    if isHeld { return held(CGFloat(min(1, time / round))) }
    if let end, now >= end { return Look() }
    let part = CGFloat(min(1, time.truncatingRemainder(dividingBy: round + options.delay) / round))
    return swinging(part)
  }

  private func held(_ part: CGFloat) -> Look {
    var look = Look()
    switch kind {
    case .scale(let scale): look.scale = 1 + (scale - 1) * part
    case .appear:
      look.opacity = part
      look.scale = 0.5 + 0.5 * part
    case .disappear:
      look.opacity = 1 - part
      look.scale = 1 - 0.5 * part
    default: break
    }
    return look
  }

  private func swinging(_ part: CGFloat) -> Look {
    let wave = CGFloat(sin(Double.pi * Double(part)))
    var look = Look()
    switch kind {
    case .bounce(let scale): look.scale = 1 + (scale - 1) * wave
    case .pulse, .variableColor: look.opacity = 1 - 0.6 * wave
    case .wiggle(let degrees, let x, let y):
      let swing = CGFloat(sin(4 * Double.pi * Double(part))) * (1 - part)
      look.rotation = degrees * .pi / 180 * swing
      look.offset = CGPoint(x: x * swing, y: y * swing)
    case .breathe(let fades):
      look.scale = 1 + 0.1 * wave
      look.opacity = fades ? 1 - 0.4 * wave : 1
    case .rotate(let turns): look.rotation = 2 * .pi * turns * part
    default: break
    }
    return look
  }
}

extension DisplayItem {
  /// The symbol with what its effects do to it.
  @_spi(Headless)
  public func moved(in frame: CGRect, by looks: [SymbolMotion.Look]) -> DisplayItem {
    looks.reduce(self) { item, look in
      guard look != SymbolMotion.Look() else { return item }
      // The item's frame is in the coordinates around the group: the group lies at their corner.
      return .group(
        DisplayGroup(
          name: "Symbol",
          origin: CGPoint(x: look.offset.x * frame.width, y: look.offset.y * frame.height),
          size: CGSize(width: 2 * frame.midX, height: 2 * frame.midY),
          opacity: look.opacity,
          scale: CGSize(width: look.scale, height: look.scale),
          rotation: look.rotation,
          anchor: CGPoint(x: 0.5, y: 0.5),
          items: [item]
        )
      )
    }
  }
}
