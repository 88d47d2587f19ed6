// An effect moves the whole symbol here: symbols have no layers.

@available(iOS 17.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.bounce(1.2)

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var up: BounceSymbolEffect {
    var copy = self
    copy.kind = .bounce(1.2)
    return copy
  }

  public var down: BounceSymbolEffect {
    var copy = self
    copy.kind = .bounce(0.8)
    return copy
  }

  public var byLayer: BounceSymbolEffect { self }

  public var wholeSymbol: BounceSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

@available(iOS 17.0, *)
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.pulse

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var byLayer: PulseSymbolEffect { self }

  public var wholeSymbol: PulseSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

@available(iOS 17.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.variableColor

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var cumulative: VariableColorSymbolEffect { self }

  public var iterative: VariableColorSymbolEffect { self }

  public var reversing: VariableColorSymbolEffect { self }

  public var nonReversing: VariableColorSymbolEffect { self }

  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

@available(iOS 17.0, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var kind = SymbolEffectConfiguration.Kind.scale(1)

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var up: ScaleSymbolEffect {
    var copy = self
    copy.kind = .scale(1.15)
    return copy
  }

  public var down: ScaleSymbolEffect {
    var copy = self
    copy.kind = .scale(0.85)
    return copy
  }

  public var byLayer: ScaleSymbolEffect { self }

  public var wholeSymbol: ScaleSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

@available(iOS 17.0, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.appear

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var up: AppearSymbolEffect { self }

  public var down: AppearSymbolEffect { self }

  public var byLayer: AppearSymbolEffect { self }

  public var wholeSymbol: AppearSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

@available(iOS 17.0, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.disappear

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var up: DisappearSymbolEffect { self }

  public var down: DisappearSymbolEffect { self }

  public var byLayer: DisappearSymbolEffect { self }

  public var wholeSymbol: DisappearSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

@available(iOS 17.0, *)
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable, Sendable
{
  private var kind = SymbolEffectConfiguration.Kind.automatic

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

@available(iOS 17.0, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private var kind = SymbolEffectConfiguration.Kind.replace

  fileprivate init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind) }

  public var downUp: ReplaceSymbolEffect { self }

  public var offUp: ReplaceSymbolEffect { self }

  public var upUp: ReplaceSymbolEffect { self }

  public var byLayer: ReplaceSymbolEffect { self }

  public var wholeSymbol: ReplaceSymbolEffect { self }
}

@available(iOS 17.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
