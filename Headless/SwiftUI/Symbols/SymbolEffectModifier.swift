@_spi(Headless) public import UIKit

/// An effect of the symbols inside a view, as those see it.
final class SymbolEffectRun: @unchecked Sendable {
  /// Written and read on the main actor alone.
  var motion: SymbolMotion?
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectRun] { [] }
}

extension EnvironmentValues {
  var symbolEffects: [SymbolEffectRun] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

@available(iOS 17.0, *)
nonisolated struct SymbolEffectModifier: ViewModifier {
  typealias Body = Never

  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  /// For an effect that goes on while something is so.
  var isActive: Bool?
  /// For an effect that runs when a value changes.
  var trigger: AnyTrigger?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    SymbolEffectNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

@available(iOS 17.0, *)
final class SymbolEffectNode<Modified: View>: ModifierNode<Modified, SymbolEffectModifier> {
  private let run = SymbolEffectRun()

  override init(_ view: ModifiedContent<Modified, SymbolEffectModifier>, _ parent: Node) {
    super.init(view, parent)
    // What is so from the beginning doesn't begin.
    if view.modifier.isActive == true { start(atOnce: true) }
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    var values = environment
    values.symbolEffects.append(run)
    return values
  }

  override func modifierDidChange(from old: SymbolEffectModifier) {
    if let isActive = modifier.isActive {
      guard isActive != old.isActive || modifier.effect != old.effect else { return }
      if isActive { start(atOnce: false) } else { stop() }
    } else if modifier.trigger != old.trigger {
      start(atOnce: false)
    }
  }

  private func start(atOnce: Bool) {
    let isHeld: Bool =
      switch modifier.effect.kind {
      case .scale, .appear, .disappear: true
      default: false
      }
    let motion = SymbolMotion(
      modifier.effect,
      modifier.options,
      start: atOnce && isHeld ? -.greatestFiniteMagnitude : graph.now,
      isIndefinite: modifier.isActive != nil
    )
    run.motion = motion
    graph.setNeedsDisplay()
    guard let end = motion.end, end > graph.now else { return }
    graph.stage.clock.schedule(at: end) { [weak self] in self?.graph.setNeedsDisplay() }
  }

  private func stop() {
    run.motion = nil
    graph.setNeedsDisplay()
  }
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(effect: effect.configuration, options: options, isActive: isActive)
    )
  }

  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        effect: effect.configuration,
        options: options,
        trigger: AnyTrigger(value)
      )
    )
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

/// A symbol comes and goes by an effect.
@available(iOS 17.0, *)
nonisolated public struct SymbolEffectTransition: Transition, SystemTransition {
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T,
    options: SymbolEffectOptions
  ) {}

  var erased: AnyTransition { .scale(scale: 0.5).combined(with: .opacity) }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

@available(iOS 17.0, *)
extension Transition where Self == SymbolEffectTransition {
  @MainActor @preconcurrency
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  @MainActor @preconcurrency
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

@available(iOS 17.0, *)
extension ContentTransition {
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(symbol: effect.configuration)
  }
}
