@_spi(Headless) import UIKit

/// The real split view of a `NavigationSplitView`: a child of the host, as on iOS.
struct SplitContainer: UIViewControllerRepresentable, FillingContainer {
  /// Sidebar, content and detail; without content there are two columns.
  let columns: [AnyView?]
  var kind = NavigationModel.Kind.values
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumnKind>?

  func makeCoordinator() -> SplitModel {
    SplitModel(isTriple: columns[1] != nil, kind: kind)
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
