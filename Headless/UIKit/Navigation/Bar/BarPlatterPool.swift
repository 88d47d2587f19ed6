/// A platter and what it stands for.
@MainActor
struct PlacedPlatter {
  let platter: BarPlatter
  let cluster: BarCluster
}

/// Makes the views of items, and keeps those whose items stay.
@MainActor
final class BarPlatterPool {
  private var buttons: [ObjectIdentifier: BarButton] = [:]
  private var platters: [[ObjectIdentifier]: BarPlatter] = [:]
  private var oldButtons: [ObjectIdentifier: BarButton] = [:]
  private var oldPlatters: [[ObjectIdentifier]: BarPlatter] = [:]
  /// Those of the last update but one: a group that collapses and expands keeps its views.
  private var spareButtons: [ObjectIdentifier: BarButton] = [:]
  private var sparePlatters: [[ObjectIdentifier]: BarPlatter] = [:]
  private var new: [BarPlatter] = []
  private var metrics = BarMetrics()
  private var barTint: UIColor?
  private var colors = BarButtonColors()

  func begin(metrics: BarMetrics, barTint: UIColor?, colors: BarButtonColors) {
    self.metrics = metrics
    self.colors = colors
    self.barTint = barTint
    oldButtons = buttons.merging(spareButtons) { shown, _ in shown }
    oldPlatters = platters.merging(sparePlatters) { shown, _ in shown }
    (spareButtons, sparePlatters) = (buttons, platters)
    (buttons, platters) = ([:], [:])
    new = []
  }

  /// Removes what is no longer needed, and names the platters that came.
  func end() -> [BarPlatter] {
    let kept = Set(platters.values.map { ObjectIdentifier($0) })
    for platter in oldPlatters.values where !kept.contains(ObjectIdentifier(platter)) {
      platter.removeFromSuperview()
    }
    (oldButtons, oldPlatters) = ([:], [:])
    return new
  }

  func place(
    _ entries: [BarContent.Entry],
    isTrailing: Bool = false,
    in view: UIView
  ) -> [PlacedPlatter] {
    BarCluster.clusters(of: entries, metrics: metrics).map { cluster in
      let platter = platter(for: cluster, in: view)
      let views = cluster.items.map(button)
      // The outermost of the trailing side comes first.
      platter.setButtons(isTrailing ? views.reversed() : views)
      return PlacedPlatter(platter: platter, cluster: cluster)
    }
  }

  private func platter(for cluster: BarCluster, in view: UIView) -> BarPlatter {
    let key = cluster.items.map { ObjectIdentifier($0) }
    let platter = oldPlatters[key] ?? BarPlatter(frame: .zero)
    if platter.superview !== view {
      view.addSubview(platter)
      new.append(platter)
    }
    platters[key] = platter
    platter.hasGlass = cluster.hasGlass
    let isTinted = cluster.isProminent && metrics.isGlass
    platter.prominentTint =
      isTinted && cluster.items.allSatisfy(\.isEnabled)
      ? cluster.items.first?.tintColor ?? barTint ?? view.tintColor : nil
    return platter
  }

  private func button(for item: UIBarButtonItem) -> BarButton {
    let button = oldButtons[ObjectIdentifier(item)] ?? makeButton(for: item)
    buttons[ObjectIdentifier(item)] = button
    item.displayedView = button
    button.metrics = metrics
    button.look = BarButtonLook(item: item, metrics: metrics, barTint: barTint)
      .colored(by: item.isShownProminent ? colors.prominent : colors.plain)
      .colored(by: BarButtonColors.States(item: item))
    return button
  }

  private func makeButton(for item: UIBarButtonItem) -> BarButton {
    let button = BarButton(kind: .item(item))
    button.onTap = { [weak item, weak button] in
      guard let item, let button else { return }
      item.barButtonWasTapped(button)
    }
    button.onLongPress = { [weak item, weak button] in
      guard let item, let button else { return }
      item.barButtonWasPressedLong(button)
    }
    return button
  }
}
