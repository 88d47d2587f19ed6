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
  /// Whether an app's own modifiers take part: here they don't.
  var usesModifiers = false

  init(_ effects: [Effect]) {
    insertion = effects
    removal = effects
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
    transition.usesModifiers = insertion.usesModifiers || removal.usesModifiers
    return transition
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion += other.insertion
    transition.removal += other.removal
    transition.usesModifiers = usesModifiers || other.usesModifiers
    return transition
  }

  /// The view comes and goes at once; that is reported.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition([])
    transition.usesModifiers = true
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

/// A view that says how it comes and goes.
@MainActor
protocol TransitionSource: Node {
  var transition: AnyTransition { get }
}

nonisolated struct TransitionTraitModifier: ViewModifier {
  typealias Body = Never

  let transition: AnyTransition

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TransitionTraitNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class TransitionTraitNode<Modified: View>:
  ModifierNode<Modified, TransitionTraitModifier>, TransitionSource
{
  var transition: AnyTransition { modifier.transition }
}

// B.5
extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    let isOwn = t.usesModifiers
    return modifier(UnsupportedModifier(feature: isOwn ? "transitions by own modifiers" : nil))
      .modifier(TransitionTraitModifier(transition: t))
  }
}
