@_spi(Headless) internal import UIKit

/// Shows its content in one phase after the other, on the clock of the stage.
@available(iOS 17.0, *)
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), AnyTrigger(trigger), content, animation)
  }

  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  private init(
    _ phases: [Phase],
    _ trigger: AnyTrigger?,
    _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "A phase animator needs at least one phase.")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor
  public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger == nil { start() } }
      .onDisappear { run.stop() }
      .onChange(of: trigger) { start() }
  }

  @MainActor
  private func start() {
    run.stop()
    guard phases.count > 1 else { return }
    if trigger != nil, index != 0 { index = 0 }
    advance()
  }

  /// Goes to the next phase; the one after it comes when that animation is over.
  @MainActor
  private func advance() {
    let next = (index + 1) % phases.count
    let goesOn = trigger == nil || next != 0
    var animation = animation(phases[next])
    // What never ends keeps no stage from coming to rest.
    if trigger == nil { animation?.isAmbient = true }
    withAnimation(animation) { index = next }
    guard goesOn else { return }
    let length = animation.flatMap(\.whole) ?? FrameList.interval
    run.wait(length, isAmbient: trigger == nil) { advance() }
  }
}

/// What is waited for between two phases.
@MainActor
private final class PhaseRun {
  private var token: UIKit.Clock.Token?

  nonisolated init() {}

  func wait(_ length: TimeInterval, isAmbient: Bool, _ action: @escaping () -> Void) {
    let stage = Stage.current
    token = stage.clock.schedule(at: stage.clock.now + length, isAmbient: isAmbient, action)
  }

  func stop() {
    token?.cancel()
    token = nil
  }
}

/// A value of any type that can be compared.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (lhs: AnyTrigger, rhs: AnyTrigger) -> Bool {
    func isEqual<T: Equatable>(_ first: T) -> Bool { rhs.value as? T == first }
    return isEqual(lhs.value)
  }
}

extension Animation {
  /// How long it takes with its delay; nil for one without an end.
  fileprivate var whole: TimeInterval? {
    repeatCount.map { delay + duration * TimeInterval(max(1, $0)) / max(speed, 0.001) }
  }
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation
    )
  }

  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation
    )
  }
}
