/// What a search shows over the screen: suggestions, else the results.
final class SearchContentView: UIView {
  private weak var controller: UISearchController?
  private let suggestions = SearchSuggestionsView(frame: .zero)

  init(controller: UISearchController) {
    self.controller = controller
    super.init(frame: .zero)
    update()
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  func update() {
    guard let controller else { return }
    let items = controller.state.suggestions ?? []
    suggestions.show(items) { [weak controller] in controller?.choose($0) }
    set(suggestions, isShown: !items.isEmpty)
    if let results = controller.searchResultsController {
      let isShown = items.isEmpty && controller.showsSearchResultsController
      // Loading it as late as this is what UIKit does.
      if isShown || results.isViewLoaded { set(results.view, isShown: isShown) }
    }
    container?.accessibilityViewIsModal =
      !subviews.isEmpty || controller.obscuresBackgroundDuringPresentation
    setNeedsLayout()
  }

  private var container: ModalContainerView? {
    var view = superview
    while let current = view {
      if let container = current as? ModalContainerView { return container }
      view = current.superview
    }
    return nil
  }

  private func set(_ view: UIView, isShown: Bool) {
    if isShown, view.superview !== self {
      addSubview(view)
    } else if !isShown, view.superview === self {
      view.removeFromSuperview()
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { update() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews {
      view.frame = bounds
    }
  }
}
