public import UIKit

@available(iOS 17.0, *)
nonisolated public struct IdentityTransition: Transition, SystemTransition {
  public init() {}

  var erased: AnyTransition { .identity }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  @MainActor @preconcurrency
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

@available(iOS 17.0, *)
nonisolated public struct OpacityTransition: Transition, SystemTransition {
  public init() {}

  var erased: AnyTransition { .opacity }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  @MainActor @preconcurrency
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

@available(iOS 17.0, *)
nonisolated public struct ScaleTransition: Transition, SystemTransition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

@available(iOS 17.0, *)
nonisolated public struct OffsetTransition: Transition, SystemTransition {
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  var erased: AnyTransition { .offset(offset) }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

@available(iOS 17.0, *)
nonisolated public struct MoveTransition: Transition, SystemTransition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  var erased: AnyTransition { .move(edge: edge) }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, part: phase.isIdentity ? 0 : 1))
  }
}

@available(iOS 17.0, *)
nonisolated public struct SlideTransition: Transition, SystemTransition {
  public init() {}

  var erased: AnyTransition { .slide }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, part: CGFloat(phase.value)))
  }
}

@available(iOS 17.0, *)
nonisolated public struct PushTransition: Transition, SystemTransition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  var erased: AnyTransition { .push(from: edge) }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(MoveEffect(edge: edge, part: CGFloat(-phase.value)))
  }
}

@available(iOS 17.0, *)
nonisolated public struct BlurReplaceTransition: Transition, SystemTransition {
  public struct Configuration: Equatable, Sendable {
    fileprivate let comesFromBelow: Bool

    public static let downUp = Configuration(comesFromBelow: false)
    public static let upUp = Configuration(comesFromBelow: true)
  }

  public var configuration: BlurReplaceTransition.Configuration

  public init(configuration: BlurReplaceTransition.Configuration) {
    self.configuration = configuration
  }

  var erased: AnyTransition {
    let small = AnyTransition.scale(scale: 0.8)
    let large = AnyTransition.scale(scale: 1.2)
    let way =
      configuration.comesFromBelow
      ? AnyTransition.asymmetric(insertion: small, removal: large) : small
    var transition = way.combined(with: .opacity)
    transition.missing = "blurs"
    return transition
  }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarge = configuration.comesFromBelow && phase == .didDisappear
    content.opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : isLarge ? 1.2 : 0.8)
      .blur(radius: phase.isIdentity ? 0 : 10)
  }
}

@available(iOS 17.0, *)
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, SystemTransition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content,
        phase: phase == .willAppear ? phase : .identity
      ),
      phase: phase == .didDisappear ? phase : .identity
    )
  }

  @MainActor @preconcurrency
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion
    )
  }
}

/// Moves a view by a part of its own size, towards an edge.
nonisolated private struct MoveEffect: GeometryEffect {
  typealias Body = Never

  let edge: Edge
  var part: CGFloat

  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let way: CGPoint =
      switch edge {
      case .top: CGPoint(x: 0, y: -size.height)
      case .bottom: CGPoint(x: 0, y: size.height)
      case .leading: CGPoint(x: -size.width, y: 0)
      case .trailing: CGPoint(x: size.width, y: 0)
      }
    return ProjectionTransform(
      CGAffineTransform(translationX: way.x * part, y: way.y * part)
    )
  }
}

@available(iOS 17.0, *)
extension Transition where Self == IdentityTransition {
  @MainActor @preconcurrency
  public static var identity: IdentityTransition { IdentityTransition() }
}

@available(iOS 17.0, *)
extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency
  public static var opacity: OpacityTransition { OpacityTransition() }
}

@available(iOS 17.0, *)
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency
  public static var scale: ScaleTransition { ScaleTransition(0) }

  @MainActor @preconcurrency
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

@available(iOS 17.0, *)
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  @MainActor @preconcurrency
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

@available(iOS 17.0, *)
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

@available(iOS 17.0, *)
extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency
  public static var slide: SlideTransition { SlideTransition() }
}

@available(iOS 17.0, *)
extension Transition where Self == PushTransition {
  @MainActor @preconcurrency
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

@available(iOS 17.0, *)
extension Transition where Self == BlurReplaceTransition {
  @MainActor @preconcurrency
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  @MainActor @preconcurrency
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
