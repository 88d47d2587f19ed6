@_spi(Headless) import UIKit

/// The stack that SwiftUI keeps around a view, as its environment knows it.
struct NavigationContext: Equatable {
  weak var model: NavigationModel?

  static func == (lhs: NavigationContext, rhs: NavigationContext) -> Bool {
    lhs.model === rhs.model
  }
}

extension EnvironmentValues {
  var navigation: NavigationContext {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }

  /// Whether the host is in a stack, its own or UIKit's.
  var isHostInStack: Bool {
    get { self[HostInStackKey.self] }
    set { self[HostInStackKey.self] = newValue }
  }
}

private enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext { NavigationContext() }
}

private enum HostInStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// What shows a screen above the one that it is on: a link, or a destination with a flag.
@MainActor
protocol NavigationPresenter: AnyObject {
  var presentedContent: AnyView { get }
  /// The screen left though nobody here asked for it.
  func presentedDidLeave()
}

/// How a stack reads and writes its path.
struct PathSource {
  let values: () -> [AnyHashable]
  /// Says no for a value that the path can't hold.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void
}
