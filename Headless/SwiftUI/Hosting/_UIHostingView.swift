@_spi(Headless) import UIKit

/// The view of a hosting controller: it lays out and draws the nodes of its graph.
///
/// Only representables, hosted controllers and scroll views are real views inside it.
final class _UIHostingView: NodeView {
  private weak var controller: (any HostingViewOwner)?
  private let graph: ViewGraph
  private var observation: (scene: UIScene, observation: SceneObservation)?

  init(frame: CGRect, controller: any HostingViewOwner, graph: ViewGraph) {
    self.controller = controller
    self.graph = graph
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground
  }

  required init?(coder: NSCoder) {
    nil
  }

  // MARK: Window

  override func didMoveToWindow() {
    super.didMoveToWindow()
    observeScene()
    graph.setInWindow(window != nil)
    if window != nil {
      setNeedsLayout()
    } else if controller?.hostController?.isVisible != true {
      graph.hostDidDisappear()
    }
  }

  /// The phase of the scene that contains the view; outside a window it is that of before.
  private func observeScene() {
    guard let scene = window?.windowScene else { return }
    scenePhase = ScenePhase(scene.activationState)
    guard observation?.scene !== scene else { return }
    let observed = SceneObservation(of: scene) { [weak self, weak scene] in
      guard let self, let scene else { return }
      self.scenePhase = ScenePhase(scene.activationState)
    }
    observation = (scene, observed)
  }

  private(set) var scenePhase = ScenePhase.background {
    didSet { if scenePhase != oldValue { graph.setEnvironmentIsStale() } }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    graph.setEnvironmentIsStale()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    graph.setEnvironmentIsStale()
  }

  override func takesShortcut(_ key: UIKey) -> Bool {
    KeyboardShortcut(key).map { graph.madeRoot.takesShortcut($0) } ?? false
  }

  func rootViewDidChange() {
    guard window != nil else { return }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Outside a window this does nothing (C.9.2).
  override func layoutIfNeeded() {
    guard window != nil else {
      return unsettled("C.9.2: layoutIfNeeded outside a window evaluates nothing")
    }
    super.layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil, let controller else { return }
    node = graph.madeRoot
    graph.updateInLayout(bounds: bounds, safeArea: controller.safeArea)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    graph.measure(ProposedViewSize(size))
  }

  override var intrinsicContentSize: CGSize {
    guard controller?.hasIntrinsicSize == true else { return super.intrinsicContentSize }
    return graph.measure(.unspecified)
  }
}
