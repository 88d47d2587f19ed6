@_spi(Headless) import UIKit

/// The real split view of a `NavigationSplitView`: a child of the host, as on iOS.
struct SplitContainer: UIViewControllerRepresentable, FillingContainer {
  /// Sidebar, content and detail; without content there are two columns.
  let columns: [AnyView?]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumnKind>?

  func makeCoordinator() -> SplitModel {
    SplitModel(isTriple: columns[1] != nil)
  }

  func makeUIViewController(context: Context) -> UISplitViewController {
    context.coordinator.controller
  }

  func updateUIViewController(_ controller: UISplitViewController, context: Context) {
    let model = context.coordinator
    let behavior = context.environment.splitBehavior
    if controller.preferredSplitBehavior != behavior {
      controller.preferredSplitBehavior = behavior
    }
    // Read here, so that changes lead here again.
    _ = visibility?.wrappedValue
    _ = compactColumn?.wrappedValue
    model.receive(
      columns,
      visibility: visibility,
      compactColumn: compactColumn,
      environment: context.environment
    )
    guard let graph = ThreadContext.current.node?.graph else { return }
    graph.enqueue { model.sync() }
  }
}

/// A split view's columns, each a stack of SwiftUI.
@MainActor
final class SplitModel: NSObject {
  let controller: UISplitViewController
  private let models: [UISplitViewController.Column: NavigationModel]
  private let order: [UISplitViewController.Column?]
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumnKind>?
  private var isMade = false

  init(isTriple: Bool) {
    controller = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    order = isTriple ? [.primary, .supplementary, .secondary] : [.primary, nil, .secondary]
    var models: [UISplitViewController.Column: NavigationModel] = [:]
    for case let column? in order {
      models[column] = NavigationModel(kind: .values)
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
      for case let column? in order {
        guard let model = models[column] else { continue }
        model.sync(animated: false)
        controller.setViewController(model.controller, for: column)
      }
    }
    follow(visibility?.wrappedValue)
    if let wanted = compactColumn?.wrappedValue, controller.isCollapsed { show(wanted) }
  }

  private func follow(_ visibility: NavigationSplitViewVisibility?) {
    let isTriple = order[1] != nil
    let mode: UISplitViewController.DisplayMode =
      switch visibility?.mode {
      case 1: .secondaryOnly
      case 2: .oneBesideSecondary
      case 3: isTriple ? .twoBesideSecondary : .oneBesideSecondary
      default: .automatic
      }
    if controller.preferredDisplayMode != mode { controller.preferredDisplayMode = mode }
  }

  private func show(_ kind: NavigationSplitViewColumnKind) {
    switch kind {
    case .sidebar: controller.show(.primary)
    case .content: controller.show(.supplementary)
    case .detail: controller.show(.secondary)
    }
  }

  /// A link of one column shows its screen in the next.
  func present(_ view: AnyView, after column: UISplitViewController.Column) {
    guard let index = order.firstIndex(of: column),
      let next = order[(index + 1)...].lazy.compactMap({ $0 }).first
    else { return }
    models[next]?.replaceRoot(with: view)
    controller.show(next)
  }

  /// A selection was made in a column: while collapsed the next one comes.
  func showColumn(after column: UISplitViewController.Column) {
    guard controller.isCollapsed, let index = order.firstIndex(of: column),
      let next = order[(index + 1)...].lazy.compactMap({ $0 }).first
    else { return }
    controller.show(next)
  }
}

extension SplitModel: UISplitViewControllerDelegate {
  /// D: a split view of SwiftUI collapses onto its sidebar, unless the app prefers another column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    switch compactColumn?.wrappedValue {
    case .detail: .secondary
    case .content: .supplementary
    case .sidebar, nil: .primary
    }
  }
}
