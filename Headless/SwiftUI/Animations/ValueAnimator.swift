internal import UIKit

/// Mixes two values of a type whose data can be animated.
class ValueAnimator<Value> {
  func areEqual(_ first: Value, _ second: Value) -> Bool { true }

  /// The newer value with data on the way from those of the old one.
  func mix(_ old: Value, _ new: Value, _ fraction: CGFloat) -> Value { new }
}

private final class DataAnimator<Value: Animatable>: ValueAnimator<Value> {
  override func areEqual(_ first: Value, _ second: Value) -> Bool {
    first.animatableData == second.animatableData
  }

  override func mix(_ old: Value, _ new: Value, _ fraction: CGFloat) -> Value {
    ValueMix.data(old, new, fraction)
  }
}

enum ValueMix {
  static func data<Value: Animatable>(_ old: Value, _ new: Value, _ fraction: CGFloat) -> Value {
    guard fraction != 1 else {
      var value = new
      value.animatableData = new.animatableData
      return value
    }
    var way = new.animatableData - old.animatableData
    way.scale(by: Double(fraction))
    var value = new
    value.animatableData = old.animatableData + way
    return value
  }

  /// What animates values of a type; nil where they have nothing to animate.
  static func animator<Value>(of type: Value.Type) -> ValueAnimator<Value>? {
    func make<A: Animatable>(_ type: A.Type) -> AnyObject? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : DataAnimator<A>()
    }
    guard let type = type as? any Animatable.Type, let animator = make(type) else { return nil }
    return unsafeDowncast(animator, to: ValueAnimator<Value>.self)
  }
}

/// A value that a node shows on its way to that of the model.
@MainActor
struct ShownValue<Value> {
  private let animator: ValueAnimator<Value>?
  private var motion: Motion<Value>?

  init(_ type: Value.Type) {
    animator = ValueMix.animator(of: type)
  }

  /// What is shown now, on the way to a model's value.
  ///
  /// Once it is there its numbers are set as well: apps learn from it that an animation has ended.
  mutating func value(to model: Value, in graph: ViewGraph) -> Value {
    guard let motion, let animator else { return model }
    if motion.run.isOver(at: graph.now) {
      self.motion = nil
      return animator.mix(motion.from, model, 1)
    }
    return animator.mix(motion.from, model, motion.run.fraction(at: graph.now))
  }

  /// The model has another value: it is shown by and by if the change has an animation.
  ///
  /// - Returns: The animation that starts.
  mutating func change(from old: Value, to new: Value, of node: Node) -> AnimationRun? {
    guard let animator, !animator.areEqual(old, new) else { return nil }
    motion = node.motion(from: value(to: old, in: node.graph))
    return motion?.run
  }
}
