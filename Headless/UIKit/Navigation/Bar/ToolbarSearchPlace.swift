/// The search bar in a toolbar: a field that takes the room which the items leave, or a button.
@MainActor
final class ToolbarSearchPlace {
  private var content: SearchContent?
  private var button: BarPlatter?
  /// How many platters stand before it.
  private var index = 0

  private var view: UIView? {
    guard let content else { return nil }
    return content.showsToolbarButton ? button : content.bar
  }

  func update(
    _ content: SearchContent?,
    index: Int,
    metrics: BarMetrics,
    in toolbar: UIToolbar
  ) {
    let old = view
    self.content = content
    self.index = index
    if let content, content.showsToolbarButton {
      let platter =
        button
        ?? .search { [weak self] in
          self?.content?.controller.activateFromButton()
        }
      button = platter
      platter.hasGlass = metrics.isGlass
      for button in platter.buttons {
        button.metrics = metrics
        button.look = .search(barTint: toolbar.storage.tintColor)
      }
    }
    if let old, old !== view, old.superview === toolbar { old.removeFromSuperview() }
    guard let view else { return }
    content?.bar.place = .toolbar
    if view.superview !== toolbar { toolbar.addSubview(view) }
  }

  /// Places the platters around the search; false where there is none.
  func layOut(among placed: [PlacedPlatter], metrics: BarMetrics, in toolbar: UIToolbar) -> Bool {
    guard let content, let view else { return false }
    let isFlipped = toolbar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = toolbar.safeAreaInsets
    let start = 16 + (isFlipped ? insets.right : insets.left)
    let end = toolbar.bounds.width - 16 - (isFlipped ? insets.left : insets.right)
    func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      view.frame = CGRect(
        x: isFlipped ? toolbar.bounds.width - x - width : x,
        y: 0,
        width: width,
        height: metrics.rowHeight
      )
    }
    let split = min(index, placed.count)
    var x = start
    for entry in placed[..<split] {
      let width = entry.platter.fittingWidth()
      place(entry.platter, x: x, width: width)
      x += width + 12
    }
    var right = end
    for entry in placed[split...].reversed() {
      let width = entry.platter.fittingWidth()
      right -= width
      place(entry.platter, x: right, width: width)
      right -= 12
    }
    if content.isActive {
      place(view, x: start, width: end - start)
    } else if content.showsToolbarButton {
      place(view, x: right - 48, width: 48)
    } else {
      place(view, x: x, width: max(0, right - x))
    }
    view.performLayoutIfNeeded()
    return true
  }

  func inOrder(_ platters: [BarPlatter]) -> [UIView] {
    guard let view else { return platters }
    let split = min(index, platters.count)
    var views: [UIView] = platters
    views.insert(view, at: split)
    return views
  }
}

extension SearchContent {
  /// In a toolbar: the inactive search is a button though there is room for the field.
  var showsToolbarButton: Bool {
    place == .toolbar && !isActive
      && controller.hostItem?.preferredSearchBarPlacement == .integratedButton
  }
}
