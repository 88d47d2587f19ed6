public import Foundation
@_spi(Headless) import UIKit

@available(iOS 15.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// Evaluates its content at the dates of a schedule, on the clock of the stage.
@available(iOS 15.0, *)
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

@available(iOS 15.0, *)
extension TimelineView: View where Content: View {
  public typealias Body = Never

  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Content._isSingle }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    TimelineNode(view, parent)
  }
}

/// Waits for the next date only while its content is on the screen.
@available(iOS 15.0, *)
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ViewNode<TimelineView<Schedule, Content>>, LifecycleNode
{
  var hasAppeared = false
  private var child: ViewNode<Content>?
  private var entries: Schedule.Entries.Iterator?
  private var date: Date?
  private var waiting: Clock.Token?

  private var now: Date { graph.stage.date }

  // MARK: Content

  private func evaluateContent() -> Content {
    let context = TimelineViewDefaultContext(date: date ?? now, cadence: .live)
    return evaluate { view.content(context) }
  }

  private var content: ViewNode<Content> {
    if let child { return child }
    if date == nil { start() }
    let node = makeChild(evaluateContent())
    child = node
    return node
  }

  override func receive(_ new: TimelineView<Schedule, Content>) {
    let isSame = Comparison.areEqual(view.schedule, new.schedule)
    view = new
    if !isSame { start() }
    if child != nil { refreshIfNeeded() }
    if hasAppeared { wait() }
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

  private var isPaused: Bool {
    (view.schedule as? AnimationTimelineSchedule)?.isPaused ?? false
  }

  /// Takes the schedule from now: what its last date was is the date of the content.
  private func start() {
    waiting?.cancel()
    waiting = nil
    var iterator = view.schedule.entries(from: now, mode: .normal).makeIterator()
    next = nil
    var last: Date?
    while let entry = iterator.next() {
      guard entry <= now else {
        next = entry
        break
      }
      last = entry
    }
    entries = iterator
    date = last ?? now
  }

  private var next: Date?

  override func didRealize() {
    graph.lifecycle.add(self)
  }

  override func willUnmount() {
    waiting?.cancel()
    graph.lifecycle.remove(self)
  }

  func appear() {
    if let next, next <= now {
      start()
      graph.markDirty(self)
    }
    wait()
  }

  func disappear() {
    waiting?.cancel()
    waiting = nil
  }

  private func wait() {
    guard waiting == nil, !isPaused, let next else { return }
    let delay = max(0, next.timeIntervalSince(now))
    let time = graph.now + delay
    waiting = graph.stage.clock.schedule(at: time, isAmbient: true) { [weak self] in
      self?.showNext()
    }
  }

  private func showNext() {
    waiting = nil
    date = next
    next = entries?.next()
    withTransaction(Transaction()) { graph.markDirty(self) }
    wait()
  }
}

extension Stage {
  /// The date of now: that of the stage's start, and what its clock says.
  var date: Date { startDate.addingTimeInterval(clock.now) }
}
