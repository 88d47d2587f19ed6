extension Stage {
  /// What lies over each other on the screen, the lowest first: content, sheets, the open menu.
  public var layers: [[AccessibilityNode]] {
    windows.flatMap(\.heardLayers)
  }

  /// What the open menu shows. Nil: none is open.
  public var openMenuNodes: [AccessibilityNode]? {
    windows.lazy.compactMap(\.openMenuNodes).last
  }
}

extension UIWindow {
  /// What lies over each other in the window, the lowest first.
  @_spi(Headless)
  public var heardLayers: [[AccessibilityNode]] {
    var content: [AccessibilityNode] = []
    var modals: [[AccessibilityNode]] = []
    for view in subviews {
      let nodes = view.accessibilityNodes()
      if view.accessibilityViewIsModal {
        modals.append(nodes)
      } else {
        content += nodes
      }
    }
    return ([content] + modals).filter { !$0.isEmpty }
  }

  /// What the window's open menu shows. Nil: none is open.
  @_spi(Headless)
  public var openMenuNodes: [AccessibilityNode]? {
    MenuPresenter.current(in: self)?.accessibilityNodes()
  }
}
