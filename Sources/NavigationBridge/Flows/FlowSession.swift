import NavigationCore

/// One flow, from its start until its last screen has gone.
///
/// The places of its screens keep it, and it keeps the coordinator.
@MainActor
final class FlowSession {
  /// The flow whose screen or coordinator started this one: it lives at least as long.
  let parent: FlowSession?
  private weak var engine: StackEngine?
  private let isModal: Bool
  /// The modal that the flow is in, from its start on.
  var presentation: NavigationPresentationID?
  private var coordinator: AnyObject?
  private var deliver: (@MainActor (Any?) -> Void)?
  private var output: Any?
  private var entries: Set<NavigationEntryID> = []
  /// Commands, modals and flows inside this one that haven't ended.
  private var openCount = 0
  private(set) var isRunning = true
  /// Whether it has asked for anything to be shown.
  private(set) var hasBegun = false
  private var isStarting = true

  init(
    _ coordinator: AnyObject,
    in engine: StackEngine,
    isModal: Bool,
    parent: FlowSession?,
    deliver: @escaping @MainActor (Any?) -> Void
  ) {
    self.coordinator = coordinator
    self.engine = engine
    self.isModal = isModal
    self.parent = parent
    self.deliver = deliver
    parent?.hold()
  }

  // MARK: Members

  func add(_ id: NavigationEntryID) {
    hasBegun = true
    entries.insert(id)
  }

  /// A screen of the flow has gone.
  func remove(_ id: NavigationEntryID) {
    entries.remove(id)
    endIfEmpty()
  }

  /// Something began that ends by `release()`.
  func hold() {
    hasBegun = true
    openCount += 1
  }

  func release() {
    openCount -= 1
    endIfEmpty()
  }

  func hold(until task: NavigationTask) {
    hold()
    task.whenFinished { [self] _ in release() }
  }

  /// A modal of the flow is a part of it until it has gone.
  func holding(_ request: PresentationRequest) -> PresentationRequest {
    hold()
    var request = request
    let onEnd = request.onEnd
    request.onEnd = { [self] result in
      onEnd?(result)
      release()
    }
    return request
  }

  /// The coordinator has been told to start.
  func didStart() {
    isStarting = false
    endIfEmpty()
  }

  private func endIfEmpty() {
    guard !isStarting, entries.isEmpty, openCount == 0 else { return }
    end()
  }

  /// The flow is over: the coordinator isn't needed any more.
  func end() {
    guard let coordinator else { return }
    self.coordinator = nil
    isRunning = false
    entries = []
    // Whoever hears of it may ask for more, and gets here again.
    withExtendedLifetime(coordinator) { tell() }
    parent?.release()
  }

  private func tell() {
    let deliver = deliver
    self.deliver = nil
    deliver?(output)
    output = nil
  }

  private func contains(_ id: NavigationEntryID) -> Bool {
    var flow = engine?.table[id]?.flow
    while let current = flow {
      if current === self { return true }
      flow = current.parent
    }
    return false
  }

  // MARK: The end

  func finish(_ output: Any?, isAnimated: Bool, at site: CallSite) -> NavigationTask {
    guard isRunning, let engine else { return .refused }
    isRunning = false
    self.output = output
    // Who waits hears of it also if UIKit leaves the screens where they are.
    let task = leave(engine, isAnimated, site)
    hold()
    task.whenFinished { [self] _ in
      tell()
      release()
    }
    return task
  }

  private func leave(
    _ engine: StackEngine,
    _ isAnimated: Bool,
    _ site: CallSite
  ) -> NavigationTask {
    let navigator = engine.makeNavigator()
    if isModal {
      guard let presentation else { return .done }
      return navigator.dismiss(
        presentation,
        animated: isAnimated,
        force: true,
        fileID: site.fileID,
        line: site.line
      )
    }
    let isCovered = navigator.presented != nil
    let task = navigator.perform(
      "finish the flow",
      at: site,
      isAnimated: isAnimated && !isCovered,
      isForced: true
    ) { engine in
      StackOrder(PromisedPlaces(engine)) { [self] current, _ in
        guard let first = current.firstIndex(where: { contains($0) }), first > 0 else {
          return .pop(0)
        }
        return .popTo(current[first - 1])
      }
    }
    guard isCovered else { return task }
    return navigator.dismissPresented(
      animated: isAnimated,
      force: true,
      fileID: site.fileID,
      line: site.line
    )
  }
}
