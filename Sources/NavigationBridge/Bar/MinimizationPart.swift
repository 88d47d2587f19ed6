public import SwiftUI
import UIKit

/// How the bar gets out of the way while content scrolls, from iOS 27 on.
public struct NavigationBarMinimization: Hashable, Sendable {
  /// When the bar becomes small.
  public enum Behavior: Hashable, Sendable {
    /// As the system finds best.
    case automatic
    /// It keeps its size.
    case never
    /// While content scrolls down.
    case onScrollDown
    /// While content scrolls up.
    case onScrollUp
  }

  /// When the bar becomes small.
  public var behavior: Behavior
  /// Whether it becomes large again only where content is at its edge.
  public var restoresAtScrollEdge: Bool
  /// Whether the safe area follows the bar's height.
  public var adjustsSafeArea: Bool

  /// Creates a minimization.
  ///
  /// - Parameters:
  ///   - behavior: When the bar becomes small.
  ///   - restoresAtScrollEdge: Whether it becomes large again only where content is at its edge.
  ///   - adjustsSafeArea: Whether the safe area follows the bar's height.
  public init(
    _ behavior: Behavior,
    restoresAtScrollEdge: Bool = false,
    adjustsSafeArea: Bool = true
  ) {
    self.behavior = behavior
    self.restoresAtScrollEdge = restoresAtScrollEdge
    self.adjustsSafeArea = adjustsSafeArea
  }
}

extension NavigationBarConfiguration {
  /// How the bar gets out of the way while content scrolls, from iOS 27 on.
  ///
  /// Nil leaves it alone.
  public var minimization: NavigationBarMinimization? {
    get { value(.minimization) }
    set { set(.minimization, newValue) }
  }
}

extension View {
  /// Says how the bar gets out of the way while content scrolls, from iOS 27 on.
  ///
  /// - Parameters:
  ///   - minimization: When it becomes small and large again.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarMinimization(
    _ minimization: NavigationBarMinimization,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.minimization = minimization
    return modifier(BarModifier(configuration: configuration))
  }
}

/// The item's minimization, compared by the values of this package.
@MainActor
final class MinimizationSlot: BarSlot {
  private let claimed = ClaimedValue<NavigationBarMinimization>()

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    #if SDK_27
    guard #available(iOS 27.0, *), screen.features.bar27 else { return }
    let item = screen.item
    let live = NavigationBarMinimization(item.navigationBarMinimization)
    claimed.set(description.minimization, live: live) { value in
      screen.write("navigationBarMinimization") {
        item.navigationBarMinimization = UIBarMinimization(value)
      }
    }
    #endif
  }
}

#if SDK_27
@available(iOS 27.0, *)
extension NavigationBarMinimization {
  fileprivate init(_ minimization: UIBarMinimization) {
    let behavior: Behavior =
      switch minimization.minimizationBehavior {
      case .never: .never
      case .onScrollDown: .onScrollDown
      case .onScrollUp: .onScrollUp
      default: .automatic
      }
    self.init(
      behavior,
      restoresAtScrollEdge: minimization.restorationBehavior == .atScrollEdge,
      adjustsSafeArea: minimization.safeAreaAdjustment != .disabled
    )
  }
}

@available(iOS 27.0, *)
extension UIBarMinimization {
  fileprivate init(_ minimization: NavigationBarMinimization) {
    self.init()
    minimizationBehavior =
      switch minimization.behavior {
      case .automatic: .automatic
      case .never: .never
      case .onScrollDown: .onScrollDown
      case .onScrollUp: .onScrollUp
      }
    if minimization.restoresAtScrollEdge { restorationBehavior = .atScrollEdge }
    if !minimization.adjustsSafeArea { safeAreaAdjustment = .disabled }
  }
}
#endif
