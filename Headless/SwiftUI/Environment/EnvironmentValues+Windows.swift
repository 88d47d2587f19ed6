@_spi(Headless) import UIKit

extension EnvironmentValues {
  /// A phone has one window: iOS opens and closes none there.
  @available(iOS 16.0, *)
  public var supportsMultipleWindows: Bool {
    MainActor.assumeIsolated { UIApplication.shared.supportsMultipleScenes }
  }

  @available(iOS 16.0, *)
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  @available(iOS 17.0, *)
  public var dismissWindow: DismissWindowAction { DismissWindowAction(host: host) }

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
