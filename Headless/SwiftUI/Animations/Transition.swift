/// How a view comes and goes, by what is put around it in each phase.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  @MainActor @preconcurrency
  static var properties: TransitionProperties { get }
}

@available(iOS 17.0, *)
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

@available(iOS 17.0, *)
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

@available(iOS 17.0, *)
extension Transition {
  @MainActor @preconcurrency
  public static var properties: TransitionProperties { TransitionProperties() }

  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(standingFor: AnyView(content)), phase: phase)
  }

  @MainActor @preconcurrency
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A transition that views know how to show.
protocol SystemTransition {
  var erased: AnyTransition { get }
}

@available(iOS 17.0, *)
nonisolated struct CombinedTransition<First: Transition, Second: Transition>:
  Transition, SystemTransition
{
  let first: First
  let second: Second

  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

@available(iOS 17.0, *)
nonisolated struct AnimatedTransition<Base: Transition>: Transition, SystemTransition {
  let base: Base
  let animation: Animation?

  var erased: AnyTransition { AnyTransition(base).animation(animation) }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }
}
