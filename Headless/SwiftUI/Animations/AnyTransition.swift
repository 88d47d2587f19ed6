public import UIKit

public struct AnyTransition: Sendable {
  /// What makes a view come and go, as it is when it isn't there.
  enum Effect: Sendable {
    case opacity
    case scale(CGFloat, UnitPoint)
    case offset(CGSize)
    case move(Edge)
  }

  var insertion: [Effect]
  var removal: [Effect]
  var animation: Animation?
  /// What an app's own transitions put around the view.
  var bodies: [Body] = []
  /// What is reported where this transition is used.
  var missing: String?

  /// An app's own transition, and the ways on which it is shown.
  struct Body: Sendable {
    let make: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView
    var isForInsertion = true
    var isForRemoval = true
  }

  init(_ effects: [Effect]) {
    insertion = effects
    removal = effects
  }

  @available(iOS 17.0, *)
  public init<T: Transition>(_ transition: T) {
    self = (transition as? any SystemTransition)?.erased ?? AnyTransition(ownBodyOf: transition)
  }

  @available(iOS 17.0, *)
  init<T: Transition>(ownBodyOf transition: T) {
    self.init([])
    let transition = UncheckedTransition(value: transition)
    bodies = [
      Body { view, phase in
        let content = PlaceholderContentView<T>(standingFor: view)
        return AnyView(transition.value.body(content: content, phase: phase))
      }
    ]
  }

  public static let identity = AnyTransition([])
  public static let opacity = AnyTransition([.opacity])

  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition([.offset(offset)])
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition([.move(edge)])
  }

  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  @available(iOS 16.0, *)
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: move(edge: edge).combined(with: .opacity),
      removal: move(edge: edge.opposite).combined(with: .opacity)
    )
  }

  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    transition.bodies =
      insertion.bodies.compactMap { body in
        var body = body
        body.isForRemoval = false
        return body.isForInsertion ? body : nil
      }
      + removal.bodies.compactMap { body in
        var body = body
        body.isForInsertion = false
        return body.isForRemoval ? body : nil
      }
    transition.missing = insertion.missing ?? removal.missing
    return transition
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion += other.insertion
    transition.removal += other.removal
    transition.bodies += other.bodies
    transition.missing = missing ?? other.missing
    return transition
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition([])
    let modifiers = UncheckedTransition(value: (active: active, identity: identity))
    transition.bodies = [
      Body { view, phase in
        let (active, identity) = modifiers.value
        return AnyView(view.modifier(phase == .identity ? identity : active))
      }
    ]
    return transition
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A transition of an app, which is used where views are: on the main actor.
private struct UncheckedTransition<Value>: @unchecked Sendable {
  let value: Value
}
