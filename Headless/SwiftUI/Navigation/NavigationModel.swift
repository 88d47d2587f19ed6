@_spi(Headless) import UIKit

/// A stack of SwiftUI: the real stack, the screens above its root and where they come from.
@MainActor
final class NavigationModel {
  enum Kind {
    /// `NavigationView`: links only.
    case links
    /// `NavigationStack`: values and destinations too.
    case values
  }

  final class Entry {
    enum Source {
      case value(AnyHashable)
      case presenter(any NavigationPresenter)
    }

    let source: Source
    let page: HostedPage
    /// Whether it has reached the real stack.
    var isShown = false

    init(source: Source, page: HostedPage) {
      self.source = source
      self.page = page
    }

    var value: AnyHashable? {
      if case .value(let value) = source { value } else { nil }
    }

    var presenter: (any NavigationPresenter)? {
      if case .presenter(let presenter) = source { presenter } else { nil }
    }
  }

  let kind: Kind
  let controller: UINavigationController
  private(set) var entries: [Entry] = []
  private var root: HostedPage?
  private var environment = EnvironmentValues()
  private var path: PathSource?
  var destinations = NavigationDestinations()
  private var waitsForTransition = false
  /// The split view in which this is the stack of a column.
  weak var split: SplitModel?
  var column = UISplitViewController.Column.secondary
  /// What a link of another column shows here.
  private var ownRoot: AnyView?

  init(kind: Kind, controller: UINavigationController = UINavigationController()) {
    self.kind = kind
    self.controller = controller
    controller.navigationBar.prefersLargeTitles = true
  }

  // MARK: Input

  /// Takes what a newer body says. The screens follow by `sync`.
  func receive(root view: AnyView, path: PathSource?, environment: EnvironmentValues) {
    if let path { self.path = path }
    self.environment = environment.forPage
    self.environment.navigation = NavigationContext(model: self)
    self.environment.isColumnRoot = false
    if let root {
      root.rootView = ownRoot ?? view
      for page in [root] + entries.map(\.page) {
        page.environmentMayHaveChanged()
      }
    } else {
      root = makePage(view, isColumnRoot: split != nil)
    }
  }

  /// A stack inside a column gives the column's stack its path.
  func use(_ path: PathSource) {
    self.path = path
  }

  /// How wide its root wants the column to be.
  var columnWidth: ColumnWidthWish? { root?.hostPreferences.columnWidth }

  /// In a column without a path, a link with a value selects in the list that it is in.
  var selectsByLinks: Bool { split != nil && path == nil }

  func replaceRoot(with view: AnyView) {
    ownRoot = view
    root?.rootView = view
    guard !entries.isEmpty else { return }
    truncate(to: 0, animated: false)
  }

  /// Makes the screens what the path says.
  func sync(animated: Bool) {
    guard let root else { return }
    if root.parent == nil {
      controller.setViewControllers([root], animated: false)
      root.evaluateNow()
    }
    if let path { follow(path.values()) }
    apply(animated: animated)
  }

  private func makePage(_ view: AnyView, isColumnRoot: Bool = false) -> HostedPage {
    let page = HostedPage(view) { [weak self] in
      guard var values = self?.environment else { return nil }
      if isColumnRoot { values.isColumnRoot = true }
      return values
    }
    page.model = self
    page.didLeave = { [weak self] in self?.reconcileSoon() }
    page.requestDismissal = { [weak self, weak page] in
      guard let page else { return }
      guard let self, self.entries.contains(where: { $0.page === page }) else {
        // The root's `dismiss` is that of what is around the stack.
        let outer = page.parent?.parent.flatMap(HostedPage.containing)
        if let outer { outer.requestDismissal?() } else { HostDismissal.dismissByHost(page) }
        return
      }
      self.remove(page)
    }
    return page
  }

  // MARK: Path

  private var values: [AnyHashable] { entries.compactMap(\.value) }

  private func follow(_ wanted: [AnyHashable]) {
    let known = values
    guard known != wanted else { return }
    let common = zip(known, wanted).prefix { $0 == $1 }.count
    var kept: [Entry] = []
    for entry in entries {
      if entry.value != nil, kept.count(where: { $0.value != nil }) == common { break }
      kept.append(entry)
    }
    // A link on a screen that stays shows nothing above a path that changed.
    while wanted.count > common || known.count > common, kept.last?.presenter != nil {
      kept.removeLast()
    }
    let dropped = Array(entries.dropFirst(kept.count))
    entries = kept
    tellPresenters(of: dropped)
    for value in wanted.dropFirst(common) {
      let page = makePage(destinations.view(for: value))
      entries.append(Entry(source: .value(value), page: page))
      // Its own destinations are known from here on.
      page.evaluateNow()
    }
  }

  /// A link with a value was tapped.
  func append(_ value: AnyHashable) {
    guard kind == .values, path != nil || split != nil else { return }
    guard destinations.hasView(for: value) else {
      return UIKit.log(NavigationDestinations.missingText(for: value))
    }
    guard let path else {
      split?.present(destinations.view(for: value), after: column)
      return
    }
    guard path.append(value) else {
      return UIKit.log(
        "A NavigationLink is presenting a value of type “\(type(of: value.base))”, which the path "
          + "of its NavigationStack doesn't hold. The link cannot be activated."
      )
    }
  }

  func destinationsDidChange() {
    for entry in entries {
      guard let value = entry.value else { continue }
      entry.page.rootView = destinations.view(for: value)
    }
  }

  // MARK: Links

  func isPresenting(_ presenter: any NavigationPresenter) -> Bool {
    entries.contains { $0.presenter === presenter }
  }

  /// Shows a presenter's screen above the one that contains it.
  func present(_ presenter: any NavigationPresenter, from host: UIViewController?, animated: Bool) {
    if let split, column != .secondary, path == nil {
      return split.present(presenter.presentedContent, after: column)
    }
    let index = entries.firstIndex { $0.page === host }.map { $0 + 1 } ?? 0
    let dropped = Array(entries.dropFirst(index))
    entries = Array(entries.prefix(index))
    leave(dropped)
    let page = makePage(presenter.presentedContent)
    entries.append(Entry(source: .presenter(presenter), page: page))
    page.evaluateNow()
    apply(animated: animated)
  }

  func update(_ presenter: any NavigationPresenter) {
    guard let entry = entries.first(where: { $0.presenter === presenter }) else { return }
    entry.page.rootView = presenter.presentedContent
  }

  func retract(_ presenter: any NavigationPresenter, animated: Bool) {
    guard let index = entries.firstIndex(where: { $0.presenter === presenter }) else { return }
    truncate(to: index, animated: animated)
  }

  private func remove(_ page: HostedPage) {
    guard let index = entries.firstIndex(where: { $0.page === page }) else { return }
    truncate(to: index, animated: true)
  }

  private func truncate(to index: Int, animated: Bool) {
    let dropped = Array(entries.dropFirst(index))
    entries = Array(entries.prefix(index))
    leave(dropped)
    apply(animated: animated)
  }

  /// Tells the path and the links of screens that are no longer wanted.
  private func leave(_ dropped: [Entry]) {
    let count = dropped.count { $0.value != nil }
    if count > 0, let path, path.values().count == values.count + count {
      path.removeLast(count)
    }
    tellPresenters(of: dropped)
  }

  private func tellPresenters(of dropped: [Entry]) {
    for entry in dropped {
      entry.presenter?.presentedDidLeave()
    }
  }

  // MARK: The real stack

  private func apply(animated: Bool) {
    guard let root else { return }
    // In a collapsed split view the screens lie on another column's stack.
    let controller = root.navigationController ?? controller
    guard !controller.isChangingStack else { return applyAfterTransition(of: controller) }
    let own = [root] + entries.map(\.page)
    let current = controller.viewControllers
    let start = current.firstIndex { $0 === root } ?? 0
    let known = current[start...].prefix { ($0 as? HostedPage)?.model === self }
    for entry in entries {
      entry.isShown = true
    }
    guard !own.elementsEqual(known, by: ===) else { return }
    let wanted: [UIViewController] = current[..<start] + own
    let isAnimated = animated && controller.viewIfLoaded?.window != nil
    if wanted.count == current.count + 1, wanted.dropLast().elementsEqual(current, by: ===) {
      controller.pushViewController(wanted[wanted.count - 1], animated: isAnimated)
    } else if wanted.count < current.count,
      wanted.elementsEqual(current.prefix(wanted.count), by: ===)
    {
      controller.popToViewController(wanted[wanted.count - 1], animated: isAnimated)
    } else {
      controller.setViewControllers(wanted, animated: isAnimated)
    }
  }

  private func applyAfterTransition(of controller: UINavigationController) {
    guard !waitsForTransition else { return }
    waitsForTransition = true
    controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      Stage.current.loop.enqueue { [weak self] in
        guard let self else { return }
        self.waitsForTransition = false
        self.apply(animated: true)
      }
    }
  }

  /// A split view moves screens from stack to stack: what has left is seen when that is over.
  private func reconcileSoon() {
    Stage.current.loop.enqueue { [weak self] in self?.reconcile() }
  }

  /// Screens left by the user's hand, or by code that used the real stack.
  private func reconcile() {
    if let root, root.parent == nil { split?.columnDidLeave(column) }
    let gone = entries.filter { $0.isShown && $0.page.parent == nil }
    guard !gone.isEmpty else { return }
    entries.removeAll { one in gone.contains { $0 === one } }
    leave(gone)
  }
}
