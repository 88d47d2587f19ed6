@_spi(Headless) import UIKit

// A phone has one window: iOS opens and closes none there.
extension EnvironmentValues {
  @available(iOS 16.0, *)
  public var supportsMultipleWindows: Bool { false }

  @available(iOS 16.0, *)
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  @available(iOS 17.0, *)
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  @available(iOS 15.0, *)
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The nearest view that can have the focus of a keyboard has it: none can.
  @available(iOS 14.0, *)
  public var isFocused: Bool { false }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}

private enum TighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {
    refuse()
  }

  public func callAsFunction(id: String) {
    refuse()
  }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    refuse()
  }

  private func refuse() {
    log("Unable to open a window: the app doesn't support multiple windows.")
  }
}

@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  public func callAsFunction() {
    refuse()
  }

  public func callAsFunction(id: String) {
    refuse()
  }

  public func callAsFunction<D: Codable & Hashable>(value: D) {
    refuse()
  }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    refuse()
  }

  private func refuse() {
    log("Unable to dismiss a window: the app doesn't support multiple windows.")
  }
}
