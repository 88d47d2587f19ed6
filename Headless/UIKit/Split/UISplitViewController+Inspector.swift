extension UISplitViewController {
  /// Whether the inspector has a column; while collapsed it is a sheet.
  var showsInspectorColumn: Bool {
    split.isInspectorShown && split.given[.inspector] != nil && !isCollapsed
  }

  func setInspector(_ controller: UIViewController?, old: UIViewController?) {
    let oldStack = split.stacks[.inspector]
    split.stacks[.inspector] = controller.flatMap { stack(around: $0, in: .inspector, from: old) }
    if split.isClassic, let old, old !== oldStack { remove(old) }
    if oldStack !== split.stacks[.inspector], let oldStack { remove(oldStack) }
    if isOnStage { installColumns() }
  }

  func showInspector() {
    guard let content = split.content(of: .inspector) else { return }
    guard isCollapsed else {
      guard !split.isInspectorShown else { return }
      return changeInspector(isShown: true)
    }
    guard viewIfLoaded?.window != nil, content.presentingViewController == nil else { return }
    if content.parent === self { remove(content) }
    present(content, animated: true)
  }

  func hideInspector() {
    guard !isCollapsed else {
      guard let content = split.content(of: .inspector), presentedViewController === content
      else { return }
      return dismiss(animated: true)
    }
    if split.isInspectorShown { changeInspector(isShown: false) }
  }

  private func changeInspector(isShown: Bool) {
    let before = visibleColumns
    if isShown {
      delegate?.splitViewController(self, willShow: .inspector)
    } else {
      delegate?.splitViewController(self, willHide: .inspector)
    }
    split.isInspectorShown = isShown
    if isOnStage { installColumns() }
    tellShown(from: before, to: visibleColumns)
  }
}
