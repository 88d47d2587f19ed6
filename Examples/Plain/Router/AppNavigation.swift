import SwiftUI
import UIKit

/// The app's navigation, with the place that it starts from.
final class AppNavigation {
  static let shared = AppNavigation(startingRoute: AppRoute.first)

  private let makeStart: (Navigator) -> Void

  init<Route: Routable>(startingRoute: Route) {
    makeStart = { $0.setRoot(route: startingRoute) }
  }

  func makeFirstController() -> UIViewController {
    let navigator = Navigator()
    navigator.navigationBar.prefersLargeTitles = true
    makeStart(navigator)
    return navigator
  }
}

/// A stack that its screens find in the environment.
final class Navigator: UINavigationController, ObservableObject {
  func setRoot<Route: Routable>(route: Route) {
    viewControllers = [controller(for: route)]
  }

  func navigateTo<Route: Routable>(route: Route, customBack: Bool = false) {
    let controller = self.controller(for: route)
    if customBack {
      controller.navigationItem.hidesBackButton = true
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Return",
        image: UIImage(systemName: "arrow.backward"),
        primaryAction: UIAction(title: "Return") { [weak self] _ in self?.pop() }
      )
    }
    pushViewController(controller, animated: true)
  }

  func presentScreen<Route: Routable>(route: Route) {
    present(route, style: .fullScreen)
  }

  func presentModally<Route: Routable>(route: Route) {
    present(route, style: .formSheet)
  }

  func pop() {
    popViewController(animated: true)
  }

  func popToRoot() {
    popToRootViewController(animated: true)
  }

  func dismiss(animated: Bool) {
    dismiss(animated: animated, completion: nil)
  }

  private func present<Route: Routable>(_ route: Route, style: UIModalPresentationStyle) {
    let modal = Navigator()
    modal.modalPresentationStyle = style
    modal.setRoot(route: route)
    present(modal, animated: true)
  }

  private func controller<Route: Routable>(for route: Route) -> UIViewController {
    UIHostingController(rootView: route.view().environmentObject(self))
  }
}
