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
  private(set) var environment = EnvironmentValues()
  private(set) var environmentGeneration = 1
  /// Whether changes are evaluated: the graph is in a window.
  private(set) var isUpdating = false
  private var isInUpdate = false
  private var dirty: [Node] = []
  private var unrealized: [Node] = []
  private var layoutDirty: [Node] = []
  /// What is run once the views are evaluated: `onChange`, representables.
  private var actions: [() -> Void] = []
  private(set) var lifecycle = LifecycleList()
  private(set) var preferences = PreferenceList()
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
  }

  isolated deinit {
    root?.unmount()
    for node in lifecycle.takePending().leaving { node.viewDidDisappear() }
  }

  private var madeRoot: RootNode {
    if let root { return root }
    let root = RootNode(graph: self)
    self.root = root
    root.content = makeRoot(root)
    return root
  }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  var hostView: UIView? { host?.hostView }

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

  func markDirty(_ node: Node) {
    guard !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
    stage.loop.setNeedsTurn()
  }

  func setNeedsLayout(_ node: Node) {
    layoutDirty.append(node)
    hostView?.setNeedsLayout()
  }

  func setNeedsDisplay() {
    hostView?.setNeedsDisplay()
  }

  /// Runs an action after the views were evaluated, before layout.
  func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
    stage.loop.setNeedsTurn()
  }

  /// Realizes a node that came while the graph didn't update, when it does again.
  func realizeLater(_ node: Node) {
    unrealized.append(node)
  }

  func preferencesMayHaveChanged() {
    preferences.isDirty = true
    stage.loop.setNeedsTurn()
  }

  func updateLifecycle(_ change: (inout LifecycleList) -> Void) {
    change(&lifecycle)
    stage.loop.setNeedsTurn()
  }

  func updatePreferences(_ change: (inout PreferenceList) -> Void) {
    change(&preferences)
  }

  // MARK: Environment

  /// Asks the host for its environment and tells the views what is different.
  func updateEnvironment() {
    guard let host else { return }
    let new = host.makeEnvironment()
    guard !new.isEqual(to: environment) else { return }
    environment = new
    environmentDidChange(below: root)
  }

  /// Tells the nodes below one that writes the environment.
  func environmentDidChange(below node: Node?) {
    environmentGeneration += 1
    node?.forEachChild { $0.environmentDidChange() }
  }

  // MARK: Updating

  /// Says whether the graph is in a window now.
  func setUpdating(_ flag: Bool) {
    guard flag != isUpdating else { return }
    isUpdating = flag
    if flag { stage.loop.setNeedsTurn() }
  }

  /// Evaluates what is dirty, parents first. Returns whether anything was.
  func flush() -> Bool {
    guard isUpdating, !isInUpdate else { return false }
    return update {
      var didWork = false
      updateEnvironment()
      let root = madeRoot
      if !root.isRealized {
        root.realize()
        root.invalidateLayout()
        didWork = true
      }
      while !unrealized.isEmpty {
        let nodes = unrealized
        unrealized = []
        for node in nodes where node.isMounted && node.parent?.isRealized == true {
          node.realize()
        }
        didWork = true
      }
      collectDirty()
      while let node = nextDirty(where: { _ in true }) {
        node.refresh()
        didWork = true
      }
      return didWork
    }
  }

  /// Evaluates what measuring needs and leaves the rest for later.
  private func flushForMeasuring() {
    updateEnvironment()
    collectDirty()
    while let node = nextDirty(where: { $0.isOnLayoutPath }) {
      node.refresh()
    }
  }

  private func update<T>(_ work: () -> T) -> T {
    let context = ThreadContext.current
    let wasUpdating = context.isUpdating
    isInUpdate = true
    context.isUpdating = true
    defer {
      isInUpdate = false
      context.isUpdating = wasUpdating
    }
    return work()
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

  /// Preferences, change handlers, representables. Returns whether anything was done.
  func sync() -> Bool {
    guard isUpdating, !isInUpdate else { return false }
    var didWork = false
    while !actions.isEmpty {
      let pending = actions
      actions = []
      for action in pending { action() }
      didWork = true
    }
    if preferences.isDirty {
      preferences.isDirty = false
      preferences.deliver()
      host?.preferencesDidChange(in: self)
      didWork = true
    }
    return didWork
  }

  // MARK: Layout

  /// The size of the views for a proposal. Outside a window this is all that a graph does.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    if isUpdating {
      _ = flush()
      remeasureDirty()
    } else if !isInUpdate {
      update { flushForMeasuring() }
    }
    return update { madeRoot.size(proposal) }
  }

  /// Places the views in a rectangle of the host's view.
  func layOut(in bounds: CGRect, safeArea: EdgeInsets) {
    guard isUpdating, let root, root.isRealized else { return }
    remeasureDirty()
    root.safeArea = safeArea
    update { root.place(bounds, proposal: ProposedViewSize(bounds.size)) }
  }

  /// Measures what changed, children first; what kept its size is only placed anew.
  private func remeasureDirty() {
    var unplaced: [Node] = []
    update {
      while let node = deepestLayoutDirty() {
        if node.remeasure(), let parent = node.layout.parent {
          parent.invalidateLayout()
        } else {
          unplaced.append(node)
        }
      }
      for node in unplaced
      where node.isMounted && node.layout.isPlaced && node.layout.needsPlacement {
        node.place(node.layout.frame, proposal: node.layout.proposal)
      }
    }
  }

  private func deepestLayoutDirty() -> Node? {
    layoutDirty.removeAll { !$0.isMounted || !$0.layout.isDirty }
    guard let index = layoutDirty.indices.max(by: { layoutDirty[$0].depth < layoutDirty[$1].depth })
    else { return nil }
    return layoutDirty.remove(at: index)
  }

  // MARK: Lifecycle

  /// Appearance of views, tasks. Returns whether anything was done.
  func deliverLifecycle() -> Bool {
    guard !isInUpdate else { return false }
    let pending = lifecycle.takePending()
    for node in pending.leaving {
      node.viewDidDisappear()
    }
    guard isUpdating else { return !pending.leaving.isEmpty }
    for node in pending.appearing where node.isMounted && !node.hasAppeared {
      node.hasAppeared = true
      node.viewDidAppear()
    }
    return !pending.leaving.isEmpty || !pending.appearing.isEmpty
  }

  /// The host left the screen: all that appeared disappears, the state stays (C.9.10).
  func hostDidDisappear() {
    for node in lifecycle.appeared {
      node.hasAppeared = false
      node.viewDidDisappear()
    }
  }
}
