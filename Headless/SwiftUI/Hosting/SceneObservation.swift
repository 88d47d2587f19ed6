@_spi(Headless) import UIKit

/// Hears when a scene changes its state.
final class SceneObservation {
  private var tokens: [any NSObjectProtocol] = []

  @MainActor
  init(of scene: UIScene, _ didChange: @escaping @MainActor () -> Void) {
    let names = [
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        MainActor.assumeIsolated { didChange() }
      }
    }
  }

  deinit {
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

@available(iOS 14.0, *)
extension ScenePhase {
  init(_ state: UIScene.ActivationState) {
    switch state {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    case .background, .unattached: self = .background
    }
  }
}
