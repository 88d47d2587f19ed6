@_spi(Headless) import UIKit

/// The real stack of a `NavigationView` or `NavigationStack`: a child of the host, as on iOS.
struct NavigationContainer<Root: View>: UIViewControllerRepresentable, FillingContainer {
  let kind: NavigationModel.Kind
  let path: PathSource?
  let root: Root

  func makeCoordinator() -> NavigationModel {
    NavigationModel(kind: kind)
  }

  func makeUIViewController(context: Context) -> UINavigationController {
    context.coordinator.controller
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    let model = context.coordinator
    // What the path says is read here, so that its changes lead here again.
    _ = path?.values()
    model.receive(root: AnyView(root), path: path, environment: context.environment)
    let isAnimated = !context.transaction.disablesAnimations
    guard let graph = ThreadContext.current.node?.graph else { return }
    graph.enqueue { model.sync(animated: isAnimated) }
  }

  static func dismantleUIViewController(
    _ controller: UINavigationController,
    coordinator: NavigationModel
  ) {}
}
