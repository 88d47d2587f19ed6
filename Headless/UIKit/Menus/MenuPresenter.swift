/// Shows menus over everything else in the window.
@MainActor
package enum MenuPresenter {
  package typealias Selection = (_ chosen: UIAction, _ scope: UIMenu) -> Void

  /// Opens a menu at a view, or at a part of it.
  ///
  /// An action runs after the menu has gone, with the sender. `onSelect` hears of a choice in a
  /// menu in which one element is on at a time. What is lifted stands beside the menu, above a
  /// blurred screen.
  package static func present(
    _ menu: UIMenu,
    from source: UIView,
    rect: CGRect? = nil,
    sender: Any?,
    selects: Bool = false,
    liftsSource: Bool = false,
    onSelect: Selection? = nil
  ) {
    guard let window = source.window else { return }
    dismissAll(in: window)
    let overlay = MenuOverlay(
      menu: menu,
      anchor: source.convert(rect ?? source.bounds, to: nil),
      sender: sender,
      selects: selects,
      lifted: liftsSource ? LiftedPreview(of: source, rect: rect ?? source.bounds) : nil,
      onSelect: onSelect
    )
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    let controller = _UIContextMenuActionsOnlyViewController(overlay)
    controller.begin(in: window)
    overlay.didLeave = { controller.end() }
    overlay.show()
  }

  /// Runs something once the menu that was opened at a view closes.
  static func onClose(in view: UIView, _ action: @escaping () -> Void) {
    guard let window = view.window else { return }
    current(in: window)?.onClose = action
  }

  /// The menu that is open in a window.
  static func current(in window: UIWindow) -> MenuOverlay? {
    window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last { !$0.isClosing }
  }

  package static func dismissAll(in window: UIWindow) {
    for case let overlay as MenuOverlay in window.subviews {
      overlay.close()
      overlay.leave()
    }
  }
}
