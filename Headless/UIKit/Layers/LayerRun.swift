/// One value of a layer on its way.
@MainActor
struct LayerRun {
  let key: String
  let keyPath: String
  /// The values and when they are reached; nil stands for the layer's own.
  let steps: [(time: CGFloat, value: Any?)]
  let timeline: Timeline
  let holds: Bool

  func value<Value>(model: Value) -> Value? {
    let now = Stage.current.clock.now
    guard timeline.isRunning(at: now) || holds else { return nil }
    let fraction = timeline.fraction(at: now)
    let values = steps.map { (time: $0.time, value: Self.value($0.value, like: model) ?? model) }
    guard let first = values.first, let last = values.last else { return nil }
    if fraction <= first.time { return first.value }
    for (from, to) in zip(values, values.dropFirst()) where fraction <= to.time {
      let part = to.time > from.time ? (fraction - from.time) / (to.time - from.time) : 1
      return Interpolation.value(from: from.value, to: to.value, at: part)
    }
    // A spring swings over the last value.
    guard values.count == 2 else { return last.value }
    return Interpolation.value(from: first.value, to: last.value, at: fraction)
  }

  private static func value<Value>(_ value: Any?, like model: Value) -> Value? {
    guard let value else { return nil }
    if let value = value as? Value { return value }
    let converted: Any? =
      switch model {
      case is CGFloat: CAPropertyAnimation.number(value)
      case is CGPoint: (value as? NSValue)?.cgPointValue
      case is [CGFloat]: (value as? [Any])?.compactMap { CAPropertyAnimation.number($0) }
      default: nil
      }
    return converted as? Value
  }

  /// The value of a part of a transform that does nothing.
  static func neutral(_ keyPath: String) -> CGFloat {
    keyPath.hasPrefix("transform.scale") ? 1 : 0
  }

  static func transform(_ keyPath: String, _ value: CGFloat) -> CATransform3D {
    switch keyPath {
    case "transform.scale": CATransform3DMakeScale(value, value, 1)
    case "transform.scale.x": CATransform3DMakeScale(value, 1, 1)
    case "transform.scale.y": CATransform3DMakeScale(1, value, 1)
    case "transform.rotation.x": CATransform3DMakeRotation(value, 1, 0, 0)
    case "transform.rotation.y": CATransform3DMakeRotation(value, 0, 1, 0)
    case "transform.translation.x": CATransform3DMakeTranslation(value, 0, 0)
    case "transform.translation.y": CATransform3DMakeTranslation(0, value, 0)
    default: CATransform3DMakeRotation(value, 0, 0, 1)
    }
  }
}

extension CALayer {
  /// What is shown of a value now.
  func shown<Value>(_ keyPath: String, _ model: Value) -> Value {
    guard !runs.isEmpty, let run = runs.last(where: { $0.keyPath == keyPath }) else {
      return model
    }
    return run.value(model: model) ?? model
  }

  /// A value of a layer without a view moves by itself, unless its transaction says otherwise.
  func didChange<Value: Equatable>(_ keyPath: String, from old: Value, to new: Value) {
    guard old != new else { return }
    defer { displayDidChange() }
    // What was added just now has nothing to move from.
    guard view == nil, addedTurn != Stage.current.loop.turnCount, rootView?.window != nil,
      !CATransaction.disableActions(),
      UIView.areAnimationsEnabled
    else { return }
    let stage = Stage.current
    let from = shown(keyPath, old)
    runs.removeAll { $0.key == keyPath }
    let timeline = Timeline(
      start: stage.clock.now,
      duration: CATransaction.animationDuration(),
      curve: CATransaction.animationTimingFunction()?.curve ?? .bezier(0.25, 0.1, 0.25, 1)
    )
    guard timeline.duration > 0 else { return }
    let ticket = CATransaction.enter()
    runs.append(
      LayerRun(
        key: keyPath,
        keyPath: keyPath,
        steps: [(0, from), (1, nil)],
        timeline: timeline,
        holds: false
      )
    )
    stage.clock.schedule(at: timeline.end) { [weak self] in
      self?.runs.removeAll { $0.timeline === timeline }
      self?.displayDidChange()
      ticket?.leave()
    }
  }
}
