@_spi(Headless) import UIKit

// B.3
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

@available(iOS 16.0, *)
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

@available(iOS 16.0, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

@available(iOS 16.0, *)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

@available(iOS 16.0, *)
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

@available(iOS 16.0, *)
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

@available(iOS 16.0, *)
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    .init()
  }
}

private struct SplitBehaviorKey: EnvironmentKey {
  static let defaultValue = UISplitViewController.SplitBehavior.automatic
}

extension EnvironmentValues {
  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}

/// How wide the column of a screen should be.
struct ColumnWidthWish: Equatable {
  var width: CGFloat
  var minimum: CGFloat?
  var maximum: CGFloat?

  @MainActor
  func write(to host: UIViewController) {
    guard let split = host.splitViewController, let stack = host.navigationController,
      split.viewController(for: .primary) === stack
    else { return }
    write(to: split)
  }

  @MainActor
  func write(to split: UISplitViewController) {
    if split.preferredPrimaryColumnWidth != width { split.preferredPrimaryColumnWidth = width }
    if let minimum { split.minimumPrimaryColumnWidth = minimum }
    if let maximum { split.maximumPrimaryColumnWidth = maximum }
  }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    let behavior: UISplitViewController.SplitBehavior =
      switch style {
      case is BalancedNavigationSplitViewStyle: .tile
      case is ProminentDetailNavigationSplitViewStyle: .overlay
      default: .automatic
      }
    return environment(\.splitBehavior, behavior)
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    hostPreference(
      \.columnWidth,
      ColumnWidthWish(width: width, minimum: width, maximum: width)
    )
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    hostPreference(
      \.columnWidth,
      ColumnWidthWish(width: ideal, minimum: min, maximum: max)
    )
  }
}
