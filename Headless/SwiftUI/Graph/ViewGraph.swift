@_spi(Headless) import UIKit

/// Where a graph is shown.
@MainActor
protocol GraphHost: AnyObject {
  /// The view that shows the graph, once it is loaded.
  var hostView: UIView? { get }
  var hostController: UIViewController? { get }
  /// What its environment is made from now.
  var environmentSource: HostEnvironment { get }
  /// The environment that the host gives: from its traits, and its actions.
  func makeEnvironment(from source: HostEnvironment) -> EnvironmentValues
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
  var input: (() -> Void)?
  private(set) var environment: EnvironmentValues
  private var environmentSource: HostEnvironment
  private(set) var environmentGeneration = 1
  var isEnvironmentStale = false
  /// Whether it goes on updating while something covers it, as a part of the host's graph does.
  var keepsUpdating = false
  /// How many screens it shows that may cover it: it decides when they go.
  var shownScreens = 0
  /// Whether bars show views of this graph: they follow each update.
  var watchesBars = false
  /// When the finger went down whose touch is delivered: a scroll view holds touches back.
  var touchStart: TimeInterval = 0
  /// Where in the window a second finger is, while the first one's touch is delivered.
  var secondFinger: CGPoint?
  /// Whether the host's view is in a window.
  var isInWindow = false
  var isInUpdate = false
  var isInLayout = false
  var dirty: [Node] = []
  var unrealized: [Node] = []
  var layoutDirty: [Node] = []
  var animation = UpdateAnimation()
  var frames = FrameList()
  /// The views that others may be matched with.
  var matchedMembers: [NodeLink] = []
  /// Content on its way out.
  var leaving: [LeavingContent] = []
  /// The nodes whose real views are shown.
  var realViews: [any RealViewNode] = []
  var actions: [() -> Void] = []
  var viewUpdates: [RealViewUpdate] = []
  var lifecycle = LifecycleList()
  var preferences = PreferenceList()
  var busyTurn = -1
  var busyRounds = 0
  /// What was evaluated last, to name it when updating never ends.
  private(set) var lastEvaluated: Any.Type?

  init(host: any GraphHost, content: @escaping (RootNode) -> Node) {
    let stage = Stage.current
    self.stage = stage
    self.host = host
    makeRoot = content
    let loop = stage.loop
    invalidations = InvalidationQueue { loop.setNeedsTurn() }
    environmentSource = host.environmentSource
    environment = host.makeEnvironment(from: environmentSource)
    loop.register(self)
  }

  /// Ends all views. The host calls it when it goes.
  func tearDown() {
    setInWindow(false)
    endLeaving { _ in true }
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
  var isUpdating: Bool {
    isInWindow || keepsUpdating || shownScreens > 0 || stage.updatesHostingViewsOffWindow
  }

  /// Whether a view may lie in a right-to-left layout: the host's, or one that a view asks for.
  var mayBeMirrored: Bool { hasOwnDirections || environment.layoutDirection == .rightToLeft }

  /// Whether a view writes the layout direction.
  var hasOwnDirections = false

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

  /// Updates a real view after the views were evaluated; an app's only in a window (C.10.3).
  func enqueueViewUpdate(_ update: RealViewUpdate) {
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

  func updateEnvironment() {
    isEnvironmentStale = false
    guard let host else { return }
    let source = host.environmentSource
    guard source.isInherited || source != environmentSource else { return }
    environmentSource = source
    let new = host.makeEnvironment(from: source)
    guard !new.isEqual(to: environment) else { return }
    environment = new
    environmentDidChange(below: root)
  }

  /// Tells the nodes below one that writes the environment.
  func environmentDidChange(below node: Node?) {
    environmentGeneration += 1
    node?.forEachChild { $0.environmentDidChange() }
  }
}
