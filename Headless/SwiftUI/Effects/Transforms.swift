@_spi(Headless) public import UIKit

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

nonisolated struct TransformModifier: ViewModifier, Equatable {
  typealias Body = Never

  var scale = CGSize(width: 1, height: 1)
  var angle = Angle.zero
  let anchor: UnitPoint

  var isIdentity: Bool { scale == CGSize(width: 1, height: 1) && angle == .zero }

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TransformNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Draws its content larger, smaller or turned; layout doesn't know.
final class TransformNode<Modified: View>:
  LayoutModifierNode<Modified, TransformModifier>, TouchClaimer
{
  private var inner: Node?
  private var motion: Motion<TransformModifier>?

  private var shown: TransformModifier {
    guard let motion else { return modifier }
    return motion.value(to: modifier, at: graph.now) { from, to, fraction in
      TransformModifier(
        scale: CGSize(
          width: Mix.number(from.scale.width, to.scale.width, fraction),
          height: Mix.number(from.scale.height, to.scale.height, fraction)
        ),
        angle: Angle(
          radians: Double(
            Mix.number(CGFloat(from.angle.radians), CGFloat(to.angle.radians), fraction)
          )
        ),
        anchor: to.anchor
      )
    }
  }

  private var isPlain: Bool { shown.isIdentity }

  override func modifierDidChange(from old: TransformModifier) {
    guard old != modifier else { return }
    motion = motion(from: motion == nil ? old : shown)
    invalidateDisplay()
    graph.outerEffectsDidChange()
  }

  override func apply(to effects: inout OuterEffects) {
    guard !isPlain else { return }
    graph.stage.perform { unsupported("scaling and rotating real views") }
  }

  override func display(in context: inout DisplayContext) {
    guard !isPlain else { return super.display(in: &context) }
    let shown = shown
    context.transformed(
      frame: frame,
      scale: shown.scale,
      rotation: CGFloat(shown.angle.radians),
      anchor: shown.anchor
    ) { super.display(in: &$0) }
  }

  // MARK: Touch

  /// Where a point of the screen is in what was drawn.
  private func untransformed(_ point: CGPoint) -> CGPoint? {
    let frame = frame
    guard modifier.scale.width != 0, modifier.scale.height != 0 else { return nil }
    let middle = CGPoint(
      x: frame.minX + modifier.anchor.x * frame.width,
      y: frame.minY + modifier.anchor.y * frame.height
    )
    let way = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
    let angle = CGFloat(-modifier.angle.radians)
    let turned = CGPoint(
      x: way.x * cos(angle) - way.y * sin(angle),
      y: way.x * sin(angle) + way.y * cos(angle)
    )
    return CGPoint(
      x: middle.x + turned.x / modifier.scale.width,
      y: middle.y + turned.y / modifier.scale.height
    )
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    if modifier.isIdentity { return super.hitTest(point) }
    inner = untransformed(point).flatMap { super.hitTest($0) }
    return inner == nil ? nil : self
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    _ = claim(phase, at: point)
  }

  /// What is inside knows nothing of the transform.
  func claim(_ phase: TouchPhase, at point: CGPoint) -> TouchClaim {
    inner?.track(phase, at: untransformed(point) ?? point) ?? .none
  }

  override func covers(_ point: CGPoint) -> Bool {
    untransformed(point).map { super.covers($0) } ?? false
  }
}

// B.7
extension View {
  nonisolated public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformModifier(scale: scale, anchor: anchor))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1.0,
    y: CGFloat = 1.0,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformModifier(angle: angle, anchor: anchor))
  }
}
