extension Stage {
  /// What lies over each other on the screen, the lowest first: content, sheets, the open menu.
  public var layers: [[AccessibilityNode]] {
    windows.flatMap { window -> [[AccessibilityNode]] in
      var content: [AccessibilityNode] = []
      var modals: [[AccessibilityNode]] = []
      for view in window.subviews {
        let nodes = view.accessibilityNodes()
        if view.accessibilityViewIsModal {
          modals.append(nodes)
        } else {
          content += nodes
        }
      }
      return ([content] + modals).filter { !$0.isEmpty }
    }
  }

  /// What the open menu shows. Nil: none is open.
  public var openMenuNodes: [AccessibilityNode]? {
    windows.lazy.compactMap { MenuPresenter.current(in: $0) }.last?.accessibilityNodes()
  }
}
