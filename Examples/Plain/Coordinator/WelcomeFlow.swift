import Combine
import SwiftUI

/// Which screen follows which.
struct WelcomeFlow {
  let coordinator: Coordinator

  func start() {
    coordinator.update(rootView: GreenScreen(onNext: showRed, onHelp: showHelp))
    NotificationCenter.default.publisher(for: .flowShouldRestart)
      .sink { [weak coordinator] _ in
        guard let coordinator else { return }
        WelcomeFlow(coordinator: coordinator).restart()
      }
      .store(in: &coordinator.cancellables)
  }

  func restart() {
    coordinator.update(rootView: GreenScreen(onNext: showRed, onHelp: showHelp), animated: true)
  }

  private func showRed() {
    coordinator.push(RedScreen(onBack: { coordinator.pop() }))
  }

  private func showHelp() {
    coordinator.present(HelpScreen(onClose: { coordinator.dismiss() })) {
      coordinator.container.visit()
    }
  }
}

extension Notification.Name {
  static let flowShouldRestart = Notification.Name("flowShouldRestart")
}
