/// What a split view controller keeps.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  let style: UISplitViewController.Style
  /// What the app gave for each column.
  var given: [Column: UIViewController] = [:]
  /// The stack of each column: the app's own, or one around what it gave.
  var stacks: [Column: UINavigationController] = [:]
  /// Nil until it was shown first.
  var isCollapsed: Bool?
  /// The column on top while collapsed.
  var top = Column.primary
  /// The screens of a column that lie on the collapsed stack now.
  var moved: [Column: [UIViewController]] = [:]
  var displayMode = UISplitViewController.DisplayMode.automatic
  /// A column that was shown or hidden by code or by the button.
  var chosenMode: UISplitViewController.DisplayMode?
  /// Those whose views are in this controller's view.
  var installed: [UIViewController] = []

  /// What is seen while collapsed.
  var shown: UIViewController? {
    if isCollapsed == false { return stacks[.secondary] }
    return given[.compact] ?? base
  }

  /// The stack onto which the columns collapse.
  var base: UINavigationController? {
    style.columns.lazy.compactMap { stacks[$0] }.first
  }

  init(style: UISplitViewController.Style) {
    self.style = style
  }
}

final class SplitContainerView: UIView {
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    layOut()
  }
}
