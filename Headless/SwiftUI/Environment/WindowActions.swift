@_spi(Headless) import UIKit

// B.2
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowRequest(value: AnyHashable(value)))
  }

  public func callAsFunction(id: String) {
    open(WindowRequest(id: id))
  }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowRequest(id: id, value: AnyHashable(value)))
  }

  private func open(_ request: WindowRequest) {
    guard let requests = WindowRequests.current else {
      return log("Unable to open a window: the app doesn't support multiple windows.")
    }
    requests.open(request)
  }
}

@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let host: HostReference

  nonisolated init(host: HostReference) {
    self.host = host
  }

  /// The window that the view is in.
  public func callAsFunction() {
    let scene = host.controller?.viewIfLoaded?.window?.windowScene
    guard let requests = WindowRequests.current else { return refuse() }
    requests.close(scene?.session)
  }

  public func callAsFunction(id: String) {
    close(WindowRequest(id: id))
  }

  public func callAsFunction<D: Codable & Hashable>(value: D) {
    close(WindowRequest(value: AnyHashable(value)))
  }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(WindowRequest(id: id, value: AnyHashable(value)))
  }

  private func close(_ request: WindowRequest) {
    guard let requests = WindowRequests.current, UIApplication.shared.supportsMultipleScenes else {
      return refuse()
    }
    requests.close(request)
  }

  private func refuse() {
    log("Unable to dismiss a window: the app doesn't support multiple windows.")
  }
}
