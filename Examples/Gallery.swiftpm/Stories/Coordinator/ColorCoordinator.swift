import Combine
import NavigationBridge
import SwiftUI
import UIKit

/// Moves between the screens of an app, and hides UIKit from its callers.
///
/// An app starts it in its scene delegate and keeps it there.
@MainActor
final class ColorCoordinator {
  let container: ColorContainer
  private let navigator: Navigator
  private var cancellables: Set<AnyCancellable> = []

  init(rootView: some View, container: ColorContainer, style: ColorStyle) {
    self.container = container
    navigator = Navigator(
      root: rootView,
      environment: ColorEnvironment(container: container, style: style),
      configure: { $0.navigationBar.prefersLargeTitles = true }
    )
    container.$style
      .dropFirst()
      .sink { [navigator] style in
        navigator.setEnvironment(ColorEnvironment(container: container, style: style))
      }
      .store(in: &cancellables)
  }

  convenience init(container: ColorContainer, style: ColorStyle) {
    self.init(rootView: EmptyView(), container: container, style: style)
  }

  var rootViewController: UIViewController? { navigator.navigationController }

  func push(_ view: some View) {
    navigator.push(view)
  }

  func pop() {
    navigator.pop()
  }

  func present(_ view: some View, completion: @escaping () -> Void = {}) {
    navigator.present(view, onDismiss: completion)
  }

  func update(rootView: some View) {
    navigator.setRoot(rootView, animated: false)
  }
}

// MARK: - The flow

extension ColorCoordinator {
  /// Shows the green screen; the closures of the screens say what comes next.
  func start(close: @escaping () -> Void) {
    container.made.append("green")
    update(
      rootView: GreenView(
        goOn: { [weak self] in self?.showRed() },
        close: close
      )
    )
  }

  private func showRed() {
    container.made.append("red")
    push(RedView { [weak self] in self?.pop() })
  }

  /// Shows the app over the Gallery, and keeps its coordinator as long as a scene delegate would.
  static func show(from gallery: Navigator?) {
    let container = ColorContainer()
    let coordinator = ColorCoordinator(container: container, style: container.style)
    coordinator.start { gallery?.dismissPresented() }
    guard let root = coordinator.rootViewController else { return }
    gallery?.present(root, as: .fullScreen, onDismiss: { _ = coordinator })
  }
}
