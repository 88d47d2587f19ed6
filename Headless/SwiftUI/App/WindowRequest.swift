@_spi(Headless) import UIKit

/// Which window the app's views ask for.
struct WindowRequest: Equatable {
  var id: String?
  var value: AnyHashable?
}

/// Windows that were asked for and whose scenes aren't connected yet, in their order.
@MainActor
final class WindowRequests {
  private var waiting: [WindowRequest] = []

  func open(_ request: WindowRequest) {
    let application = UIApplication.shared
    guard application.supportsMultipleScenes, let delegate = application.delegate as? AppDelegate,
      let root = delegate.root
    else {
      return log("Unable to open a window: the app doesn't support multiple windows.")
    }
    guard root.hasGroup(for: request) else {
      return log("No scene matches the window that is to be opened.")
    }
    // D: a window that shows the value already comes to the front.
    if request.value != nil, let session = sessions(of: request).first {
      return application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
    }
    waiting.append(request)
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }

  func take() -> WindowRequest? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  func close(_ request: WindowRequest) {
    let found = sessions(of: request)
    guard !found.isEmpty else { return log("No window matches the one that is to be dismissed.") }
    for session in found { close(session) }
  }

  func close(_ session: UISceneSession?) {
    guard let session, UIApplication.shared.supportsMultipleScenes else {
      return log("Unable to dismiss a window: the app doesn't support multiple windows.")
    }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
  }

  private func sessions(of request: WindowRequest) -> [UISceneSession] {
    UIApplication.shared.connectedScenes.compactMap { scene in
      guard let shown = (scene.delegate as? SceneDelegate)?.request else { return nil }
      if let id = request.id, shown.id != id { return nil }
      if let value = request.value, shown.value != value { return nil }
      return scene.session
    }
  }

  static var current: WindowRequests? {
    (UIApplication.shared.delegate as? AppDelegate)?.requests
  }
}
