@_spi(Headless) import UIKit

// B.5
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let behavior: UITabBarController.MinimizeBehavior

  public static let automatic = TabBarMinimizeBehavior(behavior: .automatic)
  public static let onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown)
  public static let onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
  public static let never = TabBarMinimizeBehavior(behavior: .never)
}

extension View {
  @available(iOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    environment(\.tabBarMinimizing, behavior.behavior)
  }

  /// A view on glass above the tab bar.
  @available(iOS 26.0, *)
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  @available(iOS 26.1, *)
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

extension EnvironmentValues {
  @available(iOS 26.0, *)
  var tabBarMinimizing: UITabBarController.MinimizeBehavior {
    get { self[TabBarMinimizingKey.self] }
    set { self[TabBarMinimizingKey.self] = newValue }
  }

  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
private enum TabBarMinimizingKey: EnvironmentKey {
  static var defaultValue: UITabBarController.MinimizeBehavior { .automatic }
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
