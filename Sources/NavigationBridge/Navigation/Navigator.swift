public import Combine
public import NavigationCore
public import SwiftUI
public import UIKit

/// Takes a stack to other screens, and knows which screens are on it.
///
/// An app makes one for each of its stacks and keeps it:
///
/// ```swift
/// let navigator = Navigator(root: InboxView())
/// window.rootViewController = navigator.navigationController
/// navigator.push(MessageView(message))
/// ```
///
/// A screen gets a navigator from its environment. It speaks for that screen: it acts on the stack
/// that contains the screen, and does nothing once the screen has left.
///
/// Commands run one at a time, in the order of their calls. One that finds nothing before it runs
/// inside the call, and `entries` shows its outcome at once. What can't be done is reported as a
/// `NavigationIssue`, changes nothing, and ends with `false`.
@MainActor
public final class Navigator: ObservableObject {
  nonisolated let place: NavigatorPlace
  private var owned: Owned?

  /// What the app's navigator keeps alive.
  private struct Owned {
    let engine: StackEngine
    let controller: UINavigationController
  }

  nonisolated init(place: NavigatorPlace) {
    self.place = place
  }

  private init(owning engine: StackEngine, _ controller: UINavigationController) {
    place = NavigatorPlace()
    owned = Owned(engine: engine, controller: controller)
    engine.add(self)
  }

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
    let controller = BridgedNavigationController()
    let engine = controller.engine
    engine.environment = StackEnvironment(environment)
    configure(controller)
    self.init(owning: engine, controller)
    setRoot(root, animated: false)
  }

  /// Takes on a stack of the app.
  ///
  /// Its class, its delegate and its screens stay as they are.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - environment: What the app says once for all hosted screens of the stack and of its modals.
  public convenience init(
    adopting navigationController: UINavigationController,
    environment: some ViewModifier = EmptyModifier()
  ) {
    self.init(owning: StackEngine.adopt(navigationController), navigationController)
    if !(environment is EmptyModifier) { setEnvironment(environment) }
  }

  var engine: StackEngine? { owned?.engine ?? place.engine }

  /// The stack in UIKit's terms.
  ///
  /// Nil once the stack, or the screen that this navigator speaks for, has gone.
  public var navigationController: UINavigationController? {
    guard isCurrent else { return nil }
    return engine?.controller
  }

  /// Whether the navigator's screen is still there.
  var isCurrent: Bool {
    guard let engine else { return false }
    if let id = place.presentation { return engine.modals.record(id) != nil }
    guard let entry = place.entry else { return true }
    return engine.table[entry] != nil
  }

  // MARK: Looking

  /// The screens of the stack, the root first.
  ///
  /// They are true at once after a command that ran inside its call. A person's way back is counted
  /// when its transition has ended.
  public var entries: [NavigationEntry] {
    guard isCurrent, let engine else { return [] }
    return engine.entryIDs.map { engine.entry($0) }
  }

  /// Whether there is a screen to go back to.
  public var canPop: Bool {
    guard isCurrent, let engine else { return false }
    return engine.entryIDs.count > 1
  }

  /// Whether the stack is on its way to another screen.
  public var isTransitioning: Bool {
    guard isCurrent, let engine else { return false }
    return engine.driver.isMoving
  }

  /// What happens to the stack from now on.
  ///
  /// - Returns: A new stream, which ends when whoever reads it stops.
  public func events() -> AsyncStream<NavigationEvent> {
    guard let engine else { return AsyncStream { $0.finish() } }
    return engine.hub.stream()
  }
}
