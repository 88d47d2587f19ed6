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
  private let source: Source

  /// What a navigator acts on.
  private enum Source {
    /// The stack around a screen, or that of a container: `place` knows it.
    case place
    /// A stack that the app's navigator keeps alive.
    case stack(StackEngine, UINavigationController)
    case window(WindowStack)
  }

  /// Whether the navigator is that of a screen or a container, not the app's own.
  var speaksForPlace: Bool {
    if case .place = source { true } else { false }
  }

  init(place: NavigatorPlace) {
    self.place = place
    source = .place
  }

  private init(owning engine: StackEngine, _ controller: UINavigationController) {
    place = NavigatorPlace()
    source = .stack(engine, controller)
    engine.add(self)
  }

  private init(_ window: WindowStack) {
    place = NavigatorPlace()
    source = .window(window)
    window.navigator = self
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
    _ = engine.take(owner: self)
    setRoot(root, animated: false)
  }

  /// Creates a stack with the screen of a route as its root.
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
    let controller = BridgedNavigationController()
    let engine = controller.engine
    engine.environment = StackEnvironment(environment)
    configure(controller)
    self.init(owning: engine, controller)
    _ = engine.take(owner: self)
    setRoot(root, animated: false)
  }

  /// Takes on a stack of the app.
  ///
  /// Its class, its delegate and its screens stay as they are.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - environment: What the app says once for all hosted screens of the stack and of its modals.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  public convenience init(
    adopting navigationController: UINavigationController,
    environment: some ViewModifier = EmptyModifier(),
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let engine = StackEngine.adopt(navigationController)
    self.init(owning: engine, navigationController)
    if !engine.take(owner: self) {
      let text = StackIssue.secondNavigator(stack: EntryTable.name(of: navigationController))
      engine.report(text, at: CallSite(fileID: fileID, line: line))
    }
    if !(environment is EmptyModifier) { setEnvironment(environment) }
  }

  /// Acts on whatever stack a window shows when a command is given.
  ///
  /// It looks through what is presented, the selected tab and the children of other containers, to
  /// SwiftUI's own `NavigationView` too. SwiftUI may remake the controllers of its
  /// `NavigationStack` when that stack's own path changes.
  ///
  /// - Parameters:
  ///   - window: The window, which isn't kept alive.
  ///   - environment: What the app says once for all screens that this navigator shows.
  public convenience init(
    window: UIWindow,
    environment: some ViewModifier = EmptyModifier()
  ) {
    self.init(WindowStack(window, environment: StackEnvironment(environment)))
  }

  var engine: StackEngine? { findEngine(for: .modals) { _ in } }

  /// The engine to act on now, or a report of why there is none.
  func findEngine(
    for use: WindowStack.Use = .screens,
    report: ((String) -> String) -> Void
  ) -> StackEngine? {
    switch source {
    case .place: return place.engine
    case .stack(let engine, _): return engine
    case .window(let window):
      switch window.find(for: use) {
      case .success(let engine): return engine
      case .failure(let failure):
        report { failure.text(tried: $0) }
        return nil
      }
    }
  }

  /// Where links lead: for a window whatever stack it shows, else for the chain of presentations.
  var linkMap: LinkMap? {
    get {
      if case .window(let window) = source { return window.links }
      return engine?.modals.links
    }
    set {
      if case .window(let window) = source { window.links = newValue }
      engine?.modals.links = newValue
    }
  }

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
    if place.isInFlow { return place.flow?.isRunning == true }
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
