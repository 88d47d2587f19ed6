public import SwiftUI
public import UIKit

/// A stack whose screens are asked before they go, whatever would take them away.
///
/// An app makes one with a root view, or inherits from it:
///
/// ```swift
/// window.rootViewController = BridgedNavigationController(root: InboxView()) {
///   $0.navigationBar.prefersLargeTitles = true
/// }
/// ```
///
/// Subclasses override what `UINavigationController` lets them override, and call `super`. The
/// three methods that pop return nil when a guard refuses.
open class BridgedNavigationController: UINavigationController {
  private(set) lazy var engine = StackEngine.adopt(self)

  /// The navigator of this stack.
  ///
  /// It doesn't keep the controller alive: who shows the controller does.
  public private(set) lazy var navigator: Navigator = engine.makeNavigator()

  /// Creates a stack with a view as its root.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - environment: What the app says once for all hosted screens of the stack and of its modals.
  ///   - configure: Called with the new stack, before anything is seen of it.
  public convenience init(
    root: some View,
    environment: some ViewModifier = EmptyModifier(),
    configure: (UINavigationController) -> Void = { _ in }
  ) {
    self.init()
    engine.environment = StackEnvironment(environment)
    configure(self)
    engine.place([engine.record(root, bar: nil)])
  }

  /// Creates a stack with a route as its root.
  ///
  /// - Parameters:
  ///   - root: The first route.
  ///   - environment: What the app says once for all hosted screens of the stack and of its modals.
  ///   - configure: Called with the new stack, before anything is seen of it.
  public convenience init(
    root: some Route,
    environment: some ViewModifier = EmptyModifier(),
    configure: (UINavigationController) -> Void = { _ in }
  ) {
    self.init()
    engine.environment = StackEnvironment(environment)
    configure(self)
    engine.place([engine.record(root)])
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A modal may wait for the window, and the screens may be UIKit's own.
    engine.modals.look()
  }

  private var guards: StackGuard { StackGuard.guards(of: self) }

  open override func popViewController(animated: Bool) -> UIViewController? {
    let below = viewControllers.dropLast().last
    guard guards.mayPop(to: below, cause: .back) else { return nil }
    return super.popViewController(animated: animated)
  }

  open override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard guards.mayPop(to: viewController, cause: .backMenu) else { return nil }
    return super.popToViewController(viewController, animated: animated)
  }

  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard guards.mayPop(to: viewControllers.first, cause: .popToRoot) else { return nil }
    return super.popToRootViewController(animated: animated)
  }

  /// Dismisses what the stack presents, or the stack itself, once the guards in it let it go.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard ModalGuard.mayDismiss(from: self, animated: flag, completion: completion) else { return }
    super.dismiss(animated: flag, completion: completion)
  }
}
