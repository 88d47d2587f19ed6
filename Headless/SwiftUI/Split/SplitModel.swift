@_spi(Headless) import UIKit

/// A split view's columns, each a stack of SwiftUI.
@MainActor
final class SplitModel: NSObject {
  typealias Column = UISplitViewController.Column

  let controller: UISplitViewController
  private let models: [Column: NavigationModel]
  private let order: [Column?]
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumnKind>?
  /// What the bindings said last: only a change of theirs moves columns.
  private var knownVisibility: NavigationSplitViewVisibility?
  private var knownCompactColumn: NavigationSplitViewColumnKind?
  private var isMade = false
  private var followsCode = false
  /// The columns whose lists have something selected, and how that is taken back.
  private var deselections: [Column: () -> Void] = [:]
  /// The columns whose lists have told of their selection.
  private var told: Set<Column> = []

  init(isTriple: Bool, kind: NavigationModel.Kind) {
    controller = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    order = isTriple ? [.primary, .supplementary, .secondary] : [.primary, nil, .secondary]
    var models: [Column: NavigationModel] = [:]
    for case let column? in order {
      models[column] = NavigationModel(kind: kind)
    }
    self.models = models
    super.init()
    controller.delegate = self
    for (column, model) in models {
      model.split = self
      model.column = column
    }
  }

  func receive(
    _ columns: [AnyView?],
    visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumnKind>?,
    environment: EnvironmentValues
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    for (column, view) in zip(order, columns) {
      guard let column, let view else { continue }
      models[column]?.receive(root: view, path: nil, environment: environment)
    }
  }

  func sync() {
    if !isMade {
      isMade = true
      knownCompactColumn = compactColumn?.wrappedValue
      for case let column? in order {
        guard let model = models[column] else { continue }
        model.sync(animated: false)
        controller.setViewController(model.controller, for: column)
      }
      // Nothing is in the split view yet when the sidebar says it first.
      models[.primary]?.columnWidth?.write(to: controller)
    }
    followVisibility()
    followCompactColumn()
  }

  private var isTriple: Bool { order[1] != nil }

  // MARK: Bindings

  private func followVisibility() {
    guard let wanted = visibility?.wrappedValue, wanted != knownVisibility else { return }
    knownVisibility = wanted
    followsCode = true
    defer { followsCode = false }
    controller.preferredDisplayMode =
      switch wanted.mode {
      case 1: .secondaryOnly
      case 2: .oneBesideSecondary
      case 3: isTriple ? .twoBesideSecondary : .oneBesideSecondary
      default: .automatic
      }
  }

  private func tellVisibility(_ mode: UISplitViewController.DisplayMode) {
    guard !followsCode, let visibility else { return }
    let seen: NavigationSplitViewVisibility
    switch mode {
    case .secondaryOnly, .automatic: seen = .detailOnly
    case .oneBesideSecondary, .oneOverSecondary:
      seen = .doubleColumn
      if !isTriple { unsettled("B.3: two columns that the user brings back read as doubleColumn") }
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      seen = isTriple ? .all : .doubleColumn
    }
    knownVisibility = seen
    if visibility.wrappedValue != seen { visibility.wrappedValue = seen }
  }

  private func followCompactColumn() {
    guard let wanted = compactColumn?.wrappedValue, wanted != knownCompactColumn else { return }
    knownCompactColumn = wanted
    guard controller.isCollapsed, let column = column(wanted) else { return }
    controller.show(column)
  }

  private func tellCompactColumn(_ column: Column) {
    guard let compactColumn, controller.isCollapsed else { return }
    let kind: NavigationSplitViewColumnKind =
      switch column {
      case .primary: .sidebar
      case .supplementary: .content
      default: .detail
      }
    knownCompactColumn = kind
    if compactColumn.wrappedValue != kind { compactColumn.wrappedValue = kind }
  }

  private func column(_ kind: NavigationSplitViewColumnKind) -> Column? {
    switch kind {
    case .sidebar: .primary
    case .content: isTriple ? .supplementary : nil
    case .detail: .secondary
    }
  }

  // MARK: From column to column

  private func next(after column: Column) -> Column? {
    guard let index = order.firstIndex(of: column) else { return nil }
    return order[(index + 1)...].lazy.compactMap { $0 }.first
  }

  private func previous(before column: Column) -> Column? {
    guard let index = order.firstIndex(of: column) else { return nil }
    return order[..<index].last { $0 != nil } ?? nil
  }

  private func show(_ column: Column) {
    controller.show(column)
    tellCompactColumn(column)
  }

  /// A link of one column shows its screen in the next.
  func present(_ view: AnyView, after column: Column) {
    guard let next = next(after: column) else { return }
    models[next]?.replaceRoot(with: view)
    show(next)
  }

  /// A finger chose a row: while collapsed the next column comes.
  func selectionWasMade(in column: Column) {
    Stage.current.loop.enqueue { [self] in showNext(after: column) }
  }

  /// Called for each change of a list's selection, whoever made it.
  func selectionDidChange(
    to selected: Set<AnyHashable>,
    in column: Column,
    clear: @escaping () -> Void
  ) {
    let wasSelected = deselections[column] != nil
    let isFirst = told.insert(column).inserted
    deselections[column] = selected.isEmpty ? nil : clear
    guard controller.viewIfLoaded?.window != nil, controller.isCollapsed else { return }
    if !selected.isEmpty {
      // What was selected from the start leads on, unless the app prefers a column.
      guard !isFirst || compactColumn == nil else { return }
      showNext(after: column)
    } else if wasSelected, let index = order.firstIndex(of: column),
      order[(index + 1)...].contains(controller.collapsedTop)
    {
      show(column)
    }
  }

  private func showNext(after column: Column) {
    guard controller.isCollapsed, let next = next(after: column),
      controller.collapsedTop != next
    else { return }
    show(next)
  }

  /// The user went back from a column: what led there is no longer selected.
  func columnDidLeave(_ column: Column) {
    guard controller.isCollapsed, let previous = previous(before: column) else { return }
    tellCompactColumn(controller.collapsedTop)
    deselections.removeValue(forKey: previous)?()
  }
}

extension SplitModel: UISplitViewControllerDelegate {
  /// D: a split view of SwiftUI collapses onto its sidebar, unless the app prefers another column
  /// or something is selected.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    if let wanted = compactColumn?.wrappedValue { return column(wanted) ?? .primary }
    var top = Column.primary
    while deselections[top] != nil, let next = next(after: top) {
      top = next
    }
    return top
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    tellVisibility(displayMode)
  }
}
