@_spi(Headless) internal import UIKit

/// What a node makes of a touch that it and others could take.
enum TouchClaim {
  /// It won't act on it.
  case none
  case possible
  /// It acts on it: others don't.
  case claimed
}

/// A node that says what it makes of a touch; all others claim what they are given.
@MainActor
protocol TouchClaimer: Node {
  func claim(_ phase: TouchPhase, at point: CGPoint) -> TouchClaim
}

extension Node {
  final func track(_ phase: TouchPhase, at point: CGPoint) -> TouchClaim {
    if let claimer = self as? any TouchClaimer { return claimer.claim(phase, at: point) }
    touch(phase, at: point)
    return .claimed
  }
}

/// Which of two gestures around each other wins.
enum GesturePriority {
  /// That inside.
  case normal
  /// That outside.
  case high
  /// Both act.
  case simultaneous
}

nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
  typealias Body = Never

  let gesture: G
  let priority: GesturePriority
  var isOn = true
  var isSubviewsOn = true

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    GestureNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Takes the touches of its content and hands them on to what it found there.
final class GestureNode<Modified: View, G: Gesture>:
  LayoutModifierNode<Modified, GestureModifier<G>>, TouchClaimer
{
  private var machine: GestureMachine<G.Value>?
  private var inner: Node?
  private var found: Node?
  private var isOver = true
  private var lastPoint = CGPoint.zero
  private var timers: [UIKit.Clock.Token] = []
  /// A tap that waits until the content's own double tap can't come any more.
  private var pendingTap: UIKit.Clock.Token?

  override func hitTest(_ point: CGPoint) -> Node? {
    let hit = modifier.isSubviewsOn ? super.hitTest(point) : nil
    guard modifier.isOn else { return hit }
    guard hit != nil || covers(point) else { return nil }
    found = hit
    return self
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    _ = claim(phase, at: point)
  }

  func claim(_ phase: TouchPhase, at point: CGPoint) -> TouchClaim {
    lastPoint = point
    if phase == .began { begin() }
    switch modifier.priority {
    case .normal: return claimAfterContent(phase, point)
    case .high:
      let own = take(phase, point)
      if own == .claimed {
        cancelContent()
        return .claimed
      }
      let content = inner?.track(phase, at: point) ?? .none
      return strongest(own, content)
    case .simultaneous:
      let content = inner?.track(phase, at: point) ?? .none
      return strongest(take(phase, point), content)
    }
  }

  private func begin() {
    inner = found
    found = nil
    isOver = false
    pendingTap?.cancel()
    pendingTap = nil
    if machine?.isWaiting != true { machine = G._makeMachine(modifier.gesture) }
  }

  private func claimAfterContent(_ phase: TouchPhase, _ point: CGPoint) -> TouchClaim {
    let content = inner?.track(phase, at: point) ?? .none
    if content == .claimed {
      cancelOwn()
      return .claimed
    }
    if phase == .ended, content == .possible, !isOver {
      pendingTap = graph.stage.clock.schedule(after: 0.35) { [weak self] in
        _ = self?.take(.ended, point)
      }
      return .possible
    }
    let own = take(phase, point)
    if own == .claimed { cancelContent() }
    return strongest(own, content)
  }

  private func strongest(_ one: TouchClaim, _ other: TouchClaim) -> TouchClaim {
    if one == .claimed || other == .claimed { return .claimed }
    return one == .possible || other == .possible ? .possible : .none
  }

  private func cancelContent() {
    _ = inner?.track(.cancelled, at: lastPoint)
    inner = nil
  }

  private func cancelOwn() {
    guard !isOver else { return }
    _ = take(.cancelled, lastPoint)
  }

  private func take(_ phase: TouchPhase, _ point: CGPoint) -> TouchClaim {
    let kind: GestureEvent.Phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    return feed(kind, point)
  }

  private func feed(_ phase: GestureEvent.Phase, _ point: CGPoint) -> TouchClaim {
    guard let machine, !isOver, environment.isEnabled else { return .none }
    let event = GestureEvent(
      phase: phase,
      node: self,
      point: point,
      time: phase == .began ? min(graph.touchStart, graph.now) : graph.now,
      schedule: { [weak self] in self?.tick(at: $0) }
    )
    if phase == .ended || phase == .cancelled { stopTimers() }
    let outcome = machine.handle(event)
    switch outcome {
    case .possible:
      return .possible
    case .changed:
      // A press that only began leaves the touch to others until it is long enough.
      return machine.isPatient ? .possible : .claimed
    case .ended:
      isOver = !machine.isWaiting
      stopTimers()
      return .claimed
    case .failed:
      isOver = true
      stopTimers()
      return .none
    }
  }

  private func tick(at time: TimeInterval) {
    timers.append(
      graph.stage.clock.schedule(at: max(time, graph.now)) { [weak self] in
        guard let self, self.isMounted else { return }
        if self.feed(.tick, self.lastPoint) == .claimed { self.cancelContent() }
      }
    )
  }

  private func stopTimers() {
    timers.forEach { $0.cancel() }
    timers = []
  }

  override func willUnmount() {
    stopTimers()
    pendingTap?.cancel()
  }
}

@available(iOS 13.0, *)
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

// B.6
extension View {
  nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    _ priority: GesturePriority,
    _ mask: GestureMask
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture,
        priority: priority,
        isOn: mask.contains(.gesture),
        isSubviewsOn: mask.contains(.subviews)
      )
    )
  }

  nonisolated public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .normal, mask)
  }

  @available(iOS 18.0, *)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .high, mask)
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .simultaneous, mask)
  }
}
