@_spi(Headless) import UIKit

/// Which changes of an update are animated.
///
/// An update is what is evaluated up to and with one layout.
struct UpdateAnimation {
  /// Counts updates.
  var update = 0
  /// The transaction of what was evaluated in this update, if it has an animation.
  var transaction: Transaction?
  /// The update in which an `animation(_:value:)` last saw its value change.
  var lastChange = -1
  /// Whether a modifier changes transactions for all changes inside.
  var hasTransactionModifiers = false
  var lastTurn = -1

  /// Whether any node of this update may be animated.
  var mayAnimate: Bool {
    transaction != nil || lastChange == update || hasTransactionModifiers
  }
}

extension ViewGraph {
  /// The clock's time, for what is on its way.
  var now: TimeInterval { stage.clock.now }

  /// Begins another update, unless one still waits for its layout.
  func beginUpdateAnimation() {
    guard animation.lastTurn != stage.loop.turnCount, layoutDirty.isEmpty else { return }
    animation.lastTurn = stage.loop.turnCount
    endUpdateAnimation()
  }

  func endUpdateAnimation() {
    animation.update += 1
    animation.transaction = nil
  }

  func note(_ transaction: Transaction) {
    if transaction.animation != nil { animation.transaction = transaction }
  }

  /// Starts an animation now; its last frame is drawn when its time is over.
  func start(_ animation: Animation, then completion: (() -> Void)? = nil) -> AnimationRun {
    let run = AnimationRun(animation: animation, start: now)
    guard let end = run.end else { return run }
    stage.clock.schedule(at: end, isAmbient: animation.isAmbient) { [weak self] in
      completion?()
      self?.setNeedsDisplay()
    }
    return run
  }
}

extension Node {
  /// The animation of a change that is made to this node while views are evaluated.
  final var changeAnimation: Animation? {
    animation(of: .current)
  }

  /// The animation of a change that layout makes to this node.
  final var layoutAnimation: Animation? {
    animation(of: graph.animation.transaction ?? Transaction())
  }

  private func animation(of base: Transaction) -> Animation? {
    guard graph.animation.mayAnimate, graph.isInWindow, UIView.areAnimationsEnabled else {
      return nil
    }
    let transaction = withTransaction(base) { currentTransaction }
    return transaction.disablesAnimations ? nil : transaction.animation
  }

  /// Starts the animation of a change from a value, if the change has one.
  final func motion<Value>(from value: Value) -> Motion<Value>? {
    changeAnimation.map { Motion(from: value, run: graph.start($0)) }
  }

  /// Where this node is shown now, in the coordinates of layout.
  final var shownFrame: CGRect {
    guard let motion = layout.motion else { return layout.frame }
    return motion.value(to: layout.frame, at: graph.now, mix: Mix.rect)
  }

  /// Where this node goes, in the coordinates of layout: it may get there by and by.
  final func move(to frame: CGRect) {
    if layout.isPlaced, frame != layout.frame {
      let from = shownFrame
      layout.motion = layoutAnimation.map { Motion(from: from, run: graph.start($0)) }
    }
    layout.frame = frame
  }

  /// Changes a real view, along with what starts now.
  final func perform(along run: AnimationRun?, _ changes: () -> Void) {
    guard let run, run.start == graph.now, run.animation.repeatCount == 1 else {
      return changes()
    }
    UIView.perform(along: run.timeline, changes)
  }
}
