@MainActor
open class UIApplication: UIResponder {
  private weak var stage: Stage?
  /// In the order in which they were made visible; later ones of a level lie above.
  private(set) var visibleWindows: [UIWindow] = []

  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  open class var shared: UIApplication { Stage.current.application }

  open func sendEvent(_ event: UIEvent) {
    for window in visibleWindows where event.touches(for: window) != nil {
      window.sendEvent(event)
    }
  }

  func show(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    let index = visibleWindows.firstIndex { $0.windowLevel > window.windowLevel }
    visibleWindows.insert(window, at: index ?? visibleWindows.count)
    stage?.loop.setNeedsTurn()
  }

  func hide(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    stage?.loop.setNeedsTurn()
  }

  /// Phase 4 of a turn.
  func layOutWindows() -> Bool {
    var didLayOut = false
    for window in visibleWindows {
      didLayOut = window.layOut() || didLayOut
    }
    return didLayOut
  }
}
