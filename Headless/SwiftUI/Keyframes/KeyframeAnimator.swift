@_spi(Headless) internal import UIKit

/// Shows its content with the values of keyframes, on the clock of the stage.
@available(iOS 17.0, *)
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  public typealias Body = Never

  let initial: Value
  let isRepeating: Bool
  let trigger: AnyTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    isRepeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    isRepeating = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Content._isSingle }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    KeyframeNode(view, parent)
  }
}

/// Evaluates its content in each frame while keyframes play, which they do on the screen only.
@available(iOS 17.0, *)
final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  ViewNode<KeyframeAnimator<Value, KeyframePath, Content>>, LifecycleNode
where Value == KeyframePath.Value {
  var hasAppeared = false
  private var child: ViewNode<Content>?
  private var timeline: KeyframeTimeline<Value>?
  private var start: TimeInterval = 0
  private var last: Value?

  // MARK: Content

  private func evaluateContent() -> Content {
    evaluate { view.content(value) }
  }

  private var content: ViewNode<Content> {
    if let child { return child }
    let node = makeChild(evaluateContent())
    child = node
    return node
  }

  override func receive(_ new: KeyframeAnimator<Value, KeyframePath, Content>) {
    let old = view
    view = new
    if hasAppeared {
      if old.trigger != new.trigger, new.trigger != nil { play() }
      if new.isRepeating, !old.isRepeating { play() }
    }
    if !new.isRepeating, old.isRepeating { stop() }
    if child != nil { refreshIfNeeded() }
  }

  override func refresh() {
    child?.receive(evaluateContent())
  }

  override func prepareChildren() {
    _ = content
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout [Node]) {
    content.appendElements(to: &list)
  }

  // MARK: Time

  /// The value of now; a round that is over is followed by the next, from where it ended.
  private var value: Value {
    guard var timeline else { return last ?? view.initial }
    while graph.now - start >= timeline.duration {
      let end = timeline.value(time: timeline.duration)
      last = end
      guard view.isRepeating, timeline.duration > 0 else {
        self.timeline = nil
        return end
      }
      start += timeline.duration
      timeline = KeyframeTimeline(from: end, view.keyframes(end))
      self.timeline = timeline
    }
    return timeline.value(time: graph.now - start)
  }

  private func play() {
    let first = value
    let next = KeyframeTimeline(from: first, view.keyframes(first))
    last = first
    timeline = next
    start = graph.now
    var animation = Animation.linear(duration: next.duration)
    if view.isRepeating { animation.repeatCount = nil }
    graph.evaluateFrames(of: self, along: AnimationRun(animation: animation, start: start))
  }

  private func stop() {
    timeline = nil
    last = nil
    graph.endFrames(of: self)
  }

  override func didRealize() {
    graph.lifecycle.add(self)
  }

  override func willUnmount() {
    graph.endFrames(of: self)
    graph.lifecycle.remove(self)
  }

  func appear() {
    if view.isRepeating { play() }
  }

  func disappear() {
    if view.isRepeating { graph.endFrames(of: self) }
  }
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) },
      keyframes: keyframes
    )
  }

  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) },
      keyframes: keyframes
    )
  }
}
