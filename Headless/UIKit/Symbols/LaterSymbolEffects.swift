@available(iOS 18.0, *)
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.wiggle(degrees: 12, x: 0, y: 0)

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var clockwise: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: 12, x: 0, y: 0)
    return copy
  }

  public var counterClockwise: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: -12, x: 0, y: 0)
    return copy
  }

  public var left: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: 0, x: -0.1, y: 0)
    return copy
  }

  public var right: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: 0, x: 0.1, y: 0)
    return copy
  }

  public var up: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: 0, x: 0, y: -0.1)
    return copy
  }

  public var down: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: 0, x: 0, y: 0.1)
    return copy
  }

  public var forward: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: 0, x: 0.1, y: 0)
    return copy
  }

  public var backward: WiggleSymbolEffect {
    var copy = self
    copy.kind = .wiggle(degrees: 0, x: -0.1, y: 0)
    return copy
  }

  public var byLayer: WiggleSymbolEffect { self }

  public var wholeSymbol: WiggleSymbolEffect { self }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

@available(iOS 18.0, *)
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.breathe(fades: true)

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var plain: BreatheSymbolEffect {
    var copy = self
    copy.kind = .breathe(fades: false)
    return copy
  }

  public var pulse: BreatheSymbolEffect {
    var copy = self
    copy.kind = .breathe(fades: true)
    return copy
  }

  public var byLayer: BreatheSymbolEffect { self }

  public var wholeSymbol: BreatheSymbolEffect { self }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

@available(iOS 18.0, *)
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.rotate(1)

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var clockwise: RotateSymbolEffect {
    var copy = self
    copy.kind = .rotate(1)
    return copy
  }

  public var counterClockwise: RotateSymbolEffect {
    var copy = self
    copy.kind = .rotate(-1)
    return copy
  }

  public var byLayer: RotateSymbolEffect { self }

  public var wholeSymbol: RotateSymbolEffect { self }
}

@available(iOS 18.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
