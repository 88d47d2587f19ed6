import NavigationCore
import UIKit

/// Finds the stack that a window shows, anew for each command.
@MainActor
final class WindowStack {
  enum Failure: Error {
    case windowIsGone
    case noStack
    /// What covers the stack is presented without one.
    case covered(by: String)

    func text(tried: String) -> String {
      switch self {
      case .windowIsGone: StackIssue.windowIsGone(tried: tried)
      case .noStack: StackIssue.noStackInWindow(tried: tried)
      case .covered(let modal): StackIssue.belowModal(tried: tried, modal: modal)
      }
    }
  }

  private weak var window: UIWindow?
  private let environment: StackEnvironment
  /// The last one found: it lives as long as the navigator.
  private var engine: StackEngine?
  weak var navigator: Navigator?
  var links: LinkMap?

  init(_ window: UIWindow, environment: StackEnvironment) {
    self.window = window
    self.environment = environment
  }

  /// What is to be done to the stack.
  enum Use {
    case screens
    /// A modal may cover it.
    case modals
  }

  func find(for use: Use) -> Result<StackEngine, Failure> {
    guard let window else { return .failure(.windowIsGone) }
    guard let root = window.rootViewController else { return .failure(.noStack) }
    switch Self.visibleStack(in: root, for: use) {
    case .failure(let failure): return .failure(failure)
    case .success(let controller):
      let engine = engine(of: controller)
      // The screens of the stack open links too.
      if let links, engine.modals.links == nil { engine.modals.links = links }
      return .success(engine)
    }
  }

  private func engine(of controller: UINavigationController) -> StackEngine {
    if let engine, engine.controller === controller { return engine }
    let known = StackEngine.known(of: controller)
    let engine = known ?? StackEngine.adopt(controller)
    if known == nil { engine.environment = environment }
    if let navigator { engine.addOnce(navigator) }
    self.engine = engine
    return engine
  }

  /// The stack that a person looks at, the topmost presentation first.
  private static func visibleStack(
    in root: UIViewController,
    for use: Use
  ) -> Result<UINavigationController, Failure> {
    var bases = [root]
    while let next = bases.last?.presentedViewController, !next.isBeingDismissed, !next.isPassing {
      bases.append(next)
    }
    // An alert is no place to go: what it asks about is below it. So is what a search finds.
    bases.removeAll { $0 is UIAlertController || $0 is UISearchController }
    let stacks = bases.lazy.reversed().compactMap { deepestStack(in: $0) }
    guard let top = bases.last, let stack = stacks.first else { return .failure(.noStack) }
    guard use == .screens, deepestStack(in: top) !== stack else { return .success(stack) }
    return .failure(.covered(by: EntryTable.name(of: top)))
  }

  private static func deepestStack(in controller: UIViewController) -> UINavigationController? {
    if let stack = controller as? UINavigationController {
      return stack.topViewController.flatMap { deepestStack(in: $0) } ?? stack
    }
    if let tabs = controller as? UITabBarController {
      return tabs.selectedViewController.flatMap { deepestStack(in: $0) }
    }
    let seen = controller.children.filter { $0.viewIfLoaded?.window != nil }
    return (seen.reversed() + controller.children).lazy.compactMap { deepestStack(in: $0) }.first
  }
}
