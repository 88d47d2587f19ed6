@_spi(Headless) import UIKit

/// Where a graph is shown.
@MainActor
protocol GraphHost: AnyObject {
  /// The view that shows the graph, once it is loaded.
  var hostView: UIView? { get }
  var hostController: UIViewController? { get }
  /// The environment that the host gives: from its traits, and its actions.
  func makeEnvironment() -> EnvironmentValues
  /// Takes over what the views say about the host.
  func preferencesDidChange(in graph: ViewGraph)
  func idealSizeMayHaveChanged(in graph: ViewGraph)
}

/// The nodes of one hosting controller: what is dirty, what has to be laid out, what appeared.
///
/// Outside a window a graph only measures: nothing else is evaluated, made or told (C.9.2).
@MainActor
final class ViewGraph {
  nonisolated let invalidations: InvalidationQueue
  let stage: Stage
  weak var host: (any GraphHost)?
  /// Made at the first use: a controller that nothing measures or shows has no nodes.
  private(set) var root: RootNode?
  private let makeRoot: (RootNode) -> Node
  /// The new root view, taken with the next update.
  private var input: (() -> Void)?
  private(set) var environment: EnvironmentValues
  private(set) var environmentGeneration = 1
  private var isEnvironmentStale = false
  /// Whether the host's view is in a window.
  private(set) var isInWindow = false
  private var isInUpdate = false
  private var isInLayout = false
  private var dirty: [Node] = []
  private var unrealized: [Node] = []
  var layoutDirty: [Node] = []
  private var actions: [() -> Void] = []
  private var viewUpdates: [() -> Void] = []
  var lifecycle = LifecycleList()
  var preferences = PreferenceList()
  private var busyTurn = -1
  private var busyRounds = 0
  /// What was evaluated last, to name it when updating never ends.
  private(set) var lastEvaluated: Any.Type?

  init(host: any GraphHost, content: @escaping (RootNode) -> Node) {
    let stage = Stage.current
    self.stage = stage
    self.host = host
    makeRoot = content
    let loop = stage.loop
    invalidations = InvalidationQueue { loop.setNeedsTurn() }
    environment = host.makeEnvironment()
    loop.register(self)
  }

  /// Ends all views. The host calls it when it goes.
  func tearDown() {
    setInWindow(false)
    root?.unmount()
    root = nil
    for node in lifecycle.takeLeaving() { node.disappear() }
    stage.loop.unregister(self)
  }

  var madeRoot: RootNode {
    if let root { return root }
    let root = RootNode(graph: self)
    self.root = root
    root.content = makeRoot(root)
    return root
  }

  var hostView: UIView? { host?.hostView }

  /// Whether changes are evaluated: in a window, or anywhere if the stage says so.
  var isUpdating: Bool { isInWindow || stage.updatesHostingViewsOffWindow }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The traits in which colours are resolved.
  var traits: UITraitCollection {
    host?.hostController?.traitCollection ?? stage.traits
  }

  func log(_ text: String) {
    stage.perform { UIKit.log(text) }
  }

  func note(evaluating type: Any.Type) {
    lastEvaluated = type
  }

  // MARK: Being asked for work

  func setInput(_ input: @escaping () -> Void) {
    self.input = input
    stage.loop.setNeedsTurn()
  }

  func markDirty(_ node: Node) {
    guard !node.isDirty else { return }
    node.isDirty = true
    node.transaction = .current
    dirty.append(node)
    stage.loop.setNeedsTurn()
  }

  /// Runs an action after the views were evaluated, before layout.
  func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
    stage.loop.setNeedsTurn()
  }

  /// Updates a real view after the views were evaluated; only in a window (C.10.3).
  func enqueueViewUpdate(_ update: @escaping () -> Void) {
    viewUpdates.append(update)
    stage.loop.setNeedsTurn()
  }

  /// Realizes a node below a realized one, now or when the graph updates again.
  func realize(_ node: Node) {
    if isUpdating {
      node.realize()
    } else {
      unrealized.append(node)
    }
  }

  func preferencesMayHaveChanged() {
    preferences.isDirty = true
    stage.loop.setNeedsTurn()
  }

  // MARK: Environment

  /// Says that the host's environment may be different.
  func setEnvironmentIsStale() {
    isEnvironmentStale = true
    if isUpdating { stage.loop.setNeedsTurn() }
  }

  private func updateEnvironment() {
    isEnvironmentStale = false
    guard let new = host?.makeEnvironment(), !new.isEqual(to: environment) else { return }
    environment = new
    environmentDidChange(below: root)
  }

  /// Tells the nodes below one that writes the environment.
  func environmentDidChange(below node: Node?) {
    environmentGeneration += 1
    node?.forEachChild { $0.environmentDidChange() }
  }

  // MARK: Updating

  /// Evaluates what a size depends on.
  func prepareForMeasuring() {
    guard !isInUpdate else { return }
    guard isUpdating else { return update { flushForMeasuring() } }
    updateUntilIdle()
    remeasureDirty()
  }

  private func updateUntilIdle() {
    while flush() || sync() {}
  }

  /// Whether handlers keep changing what leads to them; then what they ask for is dropped, as on
  /// iOS, where a handler can't update several times a frame.
  private func isRestless() -> Bool {
    if stage.loop.turnCount != busyTurn {
      busyTurn = stage.loop.turnCount
      busyRounds = 0
    }
    busyRounds += 1
    if busyRounds == UpdateLimit.rounds {
      let name = lastEvaluated.map { "\($0)" } ?? "unknown"
      log("The views didn't come to rest; the last one that was evaluated is \(name).")
    }
    return busyRounds >= UpdateLimit.rounds
  }

  /// Says whether the graph is in a window now.
  func setInWindow(_ flag: Bool) {
    guard flag != isInWindow else { return }
    isInWindow = flag
    setEnvironmentIsStale()
    if flag { stage.loop.setNeedsTurn() }
  }

  private func flush() -> Bool {
    guard isUpdating, !isInUpdate else { return false }
    return update {
      if isEnvironmentStale { updateEnvironment() }
      var didWork = takeInput()
      didWork = realizeRoot() || didWork
      didWork = realizeLeftOver() || didWork
      return refreshDirty { _ in true } || didWork
    }
  }

  /// Evaluates what measuring needs and leaves the rest for later.
  private func flushForMeasuring() {
    updateEnvironment()
    _ = takeInput()
    _ = refreshDirty { $0.isOnLayoutPath }
  }

  private func takeInput() -> Bool {
    guard let input else { return false }
    self.input = nil
    input()
    return true
  }

  private func realizeRoot() -> Bool {
    let root = madeRoot
    guard !root.isRealized else { return false }
    root.realize()
    root.invalidateLayout()
    return true
  }

  private func realizeLeftOver() -> Bool {
    guard !unrealized.isEmpty else { return false }
    let nodes = unrealized
    unrealized = []
    for node in nodes {
      node.realize()
    }
    return true
  }

  private func refreshDirty(where isWanted: (Node) -> Bool) -> Bool {
    collectDirty()
    var didWork = false
    while let node = nextDirty(where: isWanted) {
      withTransaction(node.transaction) { node.refresh() }
      didWork = true
    }
    return didWork
  }

  func update<T>(_ work: () -> T) -> T {
    let context = ThreadContext.current
    let wasUpdating = context.isUpdating
    let wasInUpdate = isInUpdate
    isInUpdate = true
    context.isUpdating = true
    defer {
      isInUpdate = wasInUpdate
      context.isUpdating = wasUpdating
    }
    return work()
  }

  /// Updates a real view: state mustn't be written, yet layout may be asked for.
  func updateOutsideOfFlush(_ work: () -> Void) {
    let context = ThreadContext.current
    let wasUpdating = context.isUpdating
    context.isUpdating = true
    defer { context.isUpdating = wasUpdating }
    work()
  }

  private func collectDirty() {
    for entry in invalidations.drain() {
      guard let node = entry.node, node.isMounted else { continue }
      if let generation = entry.generation, generation != node.generation { continue }
      node.transaction = entry.transaction
      guard !node.isDirty else { continue }
      node.isDirty = true
      dirty.append(node)
    }
  }

  /// Takes the dirty node nearest to the root.
  private func nextDirty(where isWanted: (Node) -> Bool) -> Node? {
    if dirty.isEmpty { return nil }
    dirty.removeAll { !$0.isMounted || !$0.isDirty }
    var best: Int?
    for index in dirty.indices where isWanted(dirty[index]) {
      if let known = best, dirty[known].depth <= dirty[index].depth { continue }
      best = index
    }
    guard let best else { return nil }
    let node = dirty.remove(at: best)
    node.isDirty = false
    return node
  }

  private func sync() -> Bool {
    guard isUpdating, !isInUpdate else { return false }
    if !actions.isEmpty || preferences.isDirty, isRestless() {
      actions = []
      preferences.isDirty = false
    }
    var didWork = run(take(\.actions))
    if isInWindow { didWork = run(take(\.viewUpdates)) || didWork }
    if preferences.isDirty {
      preferences.isDirty = false
      preferences.deliver()
      if isInWindow { host?.preferencesDidChange(in: self) }
      didWork = true
    }
    return didWork
  }

  /// An action may lay out, and so come here again: nothing is held while one runs.
  private func take(_ list: ReferenceWritableKeyPath<ViewGraph, [() -> Void]>) -> [() -> Void] {
    let pending = self[keyPath: list]
    if !pending.isEmpty { self[keyPath: list] = [] }
    return pending
  }

  private func run(_ pending: [() -> Void]) -> Bool {
    for action in pending {
      action()
    }
    return !pending.isEmpty
  }

  /// All phases, as one layout of the host's view in a window does them.
  func updateInLayout(bounds: CGRect, safeArea: EdgeInsets) {
    guard isInWindow, !isInUpdate, !isInLayout else { return }
    isInLayout = true
    defer { isInLayout = false }
    for _ in 0..<UpdateLimit.rounds {
      updateUntilIdle()
      layOut(in: bounds, safeArea: safeArea)
      let didDeliver = deliverAppearance()
      guard didDeliver || hasWork else { return }
    }
  }

  private var hasWork: Bool {
    !actions.isEmpty || !viewUpdates.isEmpty || !dirty.isEmpty || !layoutDirty.isEmpty
      || preferences.isDirty || !invalidations.isEmpty
  }

  private func deliverAppearance() -> Bool {
    guard !isInUpdate else { return false }
    let leaving = lifecycle.takeLeaving()
    for node in leaving {
      node.disappear()
    }
    guard isInWindow else { return !leaving.isEmpty }
    let appearing = lifecycle.takeAppearing()
    for node in appearing where node.isMounted && !node.hasAppeared {
      node.hasAppeared = true
      node.appear()
    }
    return !leaving.isEmpty || !appearing.isEmpty
  }

  /// The host left the screen: all that appeared disappears, the state stays (C.9.10).
  func hostDidDisappear() {
    for node in lifecycle.takeAppeared() {
      node.disappear()
    }
  }
}

/// How often views may change in one turn before they count as restless.
private enum UpdateLimit {
  static let rounds = 100
}

extension ViewGraph: UpdateParticipant {
  func flushUpdates() -> Bool {
    flush()
  }

  func syncAfterUpdates() -> Bool {
    sync()
  }

  func deliverLifecycle() -> Bool {
    deliverAppearance()
  }
}
