public import Foundation
import NavigationCore
import UIKit

extension Navigator {
  /// Says to which paths links lead.
  ///
  /// ```swift
  /// navigator.resolveLinks { url in
  ///   Int(url.lastPathComponent).map { [AppRoute.inbox, .message($0)] }
  /// }
  /// ```
  ///
  /// It holds for the navigators of all screens above the same stack, those in modals included. The
  /// last call counts.
  ///
  /// - Parameter resolve: The routes above the root, the lowest first. Nil for a link that leads
  ///   nowhere.
  public func resolveLinks<R: Route>(_ resolve: @escaping @MainActor (URL) -> [R]?) {
    linkMap = LinkMap { url -> LinkMap.Order? in
      guard let routes = resolve(url) else { return nil }
      return { engine, modals, isAnimated, site in
        engine.pathOrder(routes, modals, isAnimated: isAnimated, at: site)
      }
    }
  }

  /// Goes where a link leads, from the root of the stack at the bottom of all modals.
  ///
  /// It is a `setPath` on that stack, whichever of its screens or modals the navigator speaks for.
  ///
  /// - Parameters:
  ///   - url: The link, which `resolveLinks(_:)` knows.
  ///   - modals: What becomes of the modals above the stack.
  ///   - animated: Whether the screens slide in or out, or the modals that cover them leave.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end. `isBlocked` says whether a guard kept its screen.
  @discardableResult
  public func open(
    _ url: URL,
    modals: ModalPolicy = .dismiss,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let site = CallSite(fileID: fileID, line: line)
    guard !speaksForPlace || isCurrent else { return .refused }
    let tried = "open '\(url)'"
    guard let engine = findEngine(for: .modals, report: { report($0(tried), at: site) }) else {
      return .refused
    }
    guard let makeOrder = linkMap?.resolve(url) else {
      return engine.refuse(StackIssue.unknownLink(tried: tried), at: site)
    }
    let base = Navigator(place: NavigatorPlace(engine: engine.modals.baseEngine ?? engine))
    return base.perform(
      tried,
      at: site,
      isAnimated: animated,
      isForced: force,
      cause: .link
    ) { makeOrder($0, modals, animated, site) }
  }
}

/// Where links lead.
@MainActor
struct LinkMap {
  typealias Order = @MainActor (StackEngine, ModalPolicy, Bool, CallSite) -> StackOrder

  let resolve: @MainActor (URL) -> Order?
}

extension ModalChain {
  /// The engine of the stack at the bottom.
  var baseEngine: StackEngine? {
    (base as? UINavigationController).flatMap { StackEngine.known(of: $0) }
  }
}
