@_spi(Headless) public import UIKit

// A.12
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private var content: Content
  private var contentNode: ViewNode<Content>?
  private var madeGraph: ViewGraph? { didSet { lifetime.graph = madeGraph } }
  private let lifetime = GraphLifetime()
  private var bar = NavigationBarWriter()
  private var search = SearchWriter()
  var keyboardBar = KeyboardBar()

  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required dynamic init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)"
    )
  }

  open override var inputAccessoryView: UIView? { keyboardBar.bar ?? super.inputAccessoryView }

  // MARK: Content

  /// C.9.1: what was shown is compared with it by structure.
  public var rootView: Content {
    get { content }
    set {
      content = newValue
      madeGraph?.setInput { [weak self] in
        guard let self else { return }
        self.contentNode?.receive(self.content)
      }
      guard isViewLoaded else { return }
      hostedView?.rootViewDidChange()
    }
  }

  /// C.9.2: loads no view, shows nothing, evaluates what the size depends on.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    graph.setEnvironmentIsStale()
    return graph.measure(ProposedViewSize(size))
  }

  @available(iOS 16.0, *)
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { UIHostingControllerSizingOptions(rawValue: sizing) }
    set {
      sizing = newValue.rawValue
      idealSizeMayHaveChanged(in: graph)
    }
  }

  private var sizing = 0
  /// Whether the lists of this screen are edited.
  private let editMode = SharedLocation(EditMode.inactive)

  @available(iOS 16.4, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { regions }
    set {
      regions = newValue
      hostedView?.setNeedsLayout()
    }
  }

  private var regions = SafeAreaRegions.all

  private var graph: ViewGraph {
    if let madeGraph { return madeGraph }
    let graph = ViewGraph(host: self) { [weak self] root in
      guard let self else { preconditionFailure("A graph doesn't outlive its host.") }
      let node = Content._makeNode(self.content, root)
      self.contentNode = node
      return node
    }
    madeGraph = graph
    return graph
  }

  /// How many elements the content consists of now.
  var elementCount: Int {
    _ = graph.measure(.unspecified)
    return graph.root?.layoutChildren.count ?? 0
  }

  /// What the content says of itself: its tag, and what VoiceOver reads.
  var contentDescription: (tag: AnyHashable?, label: String) {
    _ = graph.measure(.unspecified)
    var nodes: [AccessibilityNode] = []
    graph.root?.accessibility(in: &nodes)
    return (
      HostPreferences(of: graph).tabTag,
      nodes.flatMap(\.flattened).compactMap(\.label).joined(separator: ", ")
    )
  }

  private var hostedView: _UIHostingView? { viewIfLoaded as? _UIHostingView }

  // MARK: A page of SwiftUI's own

  /// What the environment starts from, for a controller that SwiftUI made.
  var baseEnvironment: (() -> EnvironmentValues)?
  var didChangePreferences: (() -> Void)?
  private var knownTraits: BridgedTraits?
  /// Known before the parent is: what is measured for a push has it already.
  private var isEnteringStack = false
  private var isEnteringAbove = false

  func keepUpdating() {
    graph.keepsUpdating = true
  }

  func environmentMayHaveChanged() {
    madeGraph?.setEnvironmentIsStale()
  }

  /// Evaluates the views without showing them.
  func evaluateNow() {
    graph.setEnvironmentIsStale()
    graph.updateNow()
  }

  var hostPreferences: HostPreferences { bar.latest }

  var rootNode: Node? { madeGraph?.root }

  var carriedGraph: ViewGraph? { madeGraph }

  // MARK: UIViewController

  open override func loadView() {
    view = _UIHostingView(frame: UIScreen.main.bounds, controller: self, graph: graph)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    graph.setEnvironmentIsStale()
    hostedView?.setNeedsLayout()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bar.hostDidAppear(self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    bar.hostWillDisappear(self)
  }

  /// C.9.10
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    madeGraph?.hostDidDisappear()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    isEnteringStack =
      parent.map { $0 is UINavigationController || $0.navigationController != nil } ?? false
    isEnteringAbove =
      (parent as? UINavigationController)?.viewControllers.first.map { $0 !== self } ?? false
    madeGraph?.setEnvironmentIsStale()
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    isEnteringAbove = false
    madeGraph?.setEnvironmentIsStale()
  }

  open override var isModalInPresentation: Bool {
    get { super.isModalInPresentation || bar.isDismissDisabled }
    set { super.isModalInPresentation = newValue }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }

  open override var prefersStatusBarHidden: Bool {
    hidesStatusBar ?? super.prefersStatusBarHidden
  }

  @_spi(Headless)
  open override var zoomSourceProvider: ((UIViewController) -> UIView?)? {
    guard let key = hostPreferences.zoomSource else { return super.zoomSourceProvider }
    return { _ in ZoomSources.view(for: key) }
  }

  private var hidesStatusBar: Bool?
  private var writtenScheme: ColorScheme?

  /// The whole presentation is shown in the scheme that a view asks for.
  fileprivate func writeScheme(_ scheme: ColorScheme?) {
    guard scheme != writtenScheme else { return }
    writtenScheme = scheme
    var outermost: UIViewController = self
    while let parent = outermost.parent { outermost = parent }
    let style: UIUserInterfaceStyle =
      switch scheme {
      case .dark: .dark
      case .light: .light
      case nil: .unspecified
      }
    outermost.overrideUserInterfaceStyle = style
  }

  open override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
}

extension UIHostingController: GraphHost {
  var hostView: UIView? { hostedView }
  var hostController: UIViewController? { self }

  var environmentSource: HostEnvironment {
    HostEnvironment(
      traits: bridgedTraits,
      isInStack: navigationController != nil || isEnteringStack,
      isPresented: isEnteringAbove || HostDismissal.isPresented(self),
      scenePhase: hostedView?.scenePhase ?? (baseEnvironment == nil ? .background : nil),
      tint: hostTint,
      isInherited: baseEnvironment != nil
    )
  }

  /// The tint of the view, if somebody gave it or what it lies in another than the system's.
  private var hostTint: UIColor? {
    guard let tint = hostedView?.tintColor, tint != .systemBlue else { return nil }
    return tint
  }

  private var bridgedTraits: BridgedTraits {
    let traits = traitCollection
    if let knownTraits, knownTraits.isSame(as: traits) { return knownTraits }
    let bridged = BridgedTraits(traits)
    knownTraits = bridged
    return bridged
  }

  func makeEnvironment(from source: HostEnvironment) -> EnvironmentValues {
    var values = baseEnvironment?() ?? EnvironmentValues()
    values.read(from: source.traits)
    values.host = HostReference(controller: self)
    if hostedView != nil || baseEnvironment == nil { values.hostTint = source.tint }
    // Each screen has its own, unless the app gives one.
    if values.editMode == nil || values.editMode?.location is SharedLocation<EditMode> {
      values.editMode = Binding(location: editMode)
    }
    // What SwiftUI made itself inherits it from where it comes from.
    if baseEnvironment == nil { values.isHostInStack = source.isInStack }
    values.isPresentedByHost = source.isPresented
    if let phase = source.scenePhase { values.scenePhase = phase }
    return values
  }

  func preferencesDidChange(in graph: ViewGraph) {
    let preferences = HostPreferences(of: graph)
    bar.write(preferences, to: self)
    search.write(preferences.search, to: self)
    writeScheme(preferences.preferredScheme)
    preferences.columnWidth?.write(to: self)
    if preferences.hidesStatusBar != hidesStatusBar {
      hidesStatusBar = preferences.hidesStatusBar
      setNeedsStatusBarAppearanceUpdate()
    }
    didChangePreferences?()
  }

  /// C.9.15
  func idealSizeMayHaveChanged(in graph: ViewGraph) {
    if hasIntrinsicSize { hostedView?.invalidateIntrinsicContentSize() }
    guard sizing & 1 != 0 else { return }
    let size = graph.measure(.unspecified)
    if preferredContentSize != size { preferredContentSize = size }
  }

  var hasIntrinsicSize: Bool { sizing & 2 != 0 }

  /// The part of the safe area that the views keep clear of.
  var safeArea: EdgeInsets {
    guard regions.contains(.container), let view = hostedView else { return EdgeInsets() }
    let insets = view.safeAreaInsets
    let isMirrored =
      insets.left != insets.right
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return EdgeInsets(
      top: insets.top,
      leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right
    )
  }
}

/// Ends a graph together with its controller, on the main actor.
@MainActor
private final class GraphLifetime {
  var graph: ViewGraph?

  isolated deinit {
    graph?.tearDown()
  }
}

/// What a hosting view asks its controller, whatever its content.
@MainActor
protocol HostingViewOwner: GraphHost {
  var safeArea: EdgeInsets { get }
  var hasIntrinsicSize: Bool { get }
}

extension UIHostingController: HostingViewOwner {}

extension UIHostingController: GraphCarrier {}

extension UIHostingController: KeyboardBarOwner {
  func showKeyboardItems(_ items: [UIBarButtonItem]) {
    keyboardBar.show(items)
  }
}
