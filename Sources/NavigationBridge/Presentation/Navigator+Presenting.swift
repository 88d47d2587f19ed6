import NavigationCore
public import SwiftUI
public import UIKit

extension Navigator {
  /// Presents a view, above whatever the stack presents already.
  ///
  /// A call before there is a window, or while something else moves, waits for its turn.
  ///
  /// - Parameters:
  ///   - view: The screen.
  ///   - style: How it stands over what is below.
  ///   - stack: Whether it gets a stack with a bar and a navigator of its own.
  ///   - source: What a popover points at.
  ///   - bar: What its bar shows, ahead of what the screen says.
  ///   - environment: What this call adds to the environment of the screen.
  ///   - inheriting: The values of the presenting screen's environment that come along, as they are
  ///     when the modal begins.
  ///   - animated: Whether it moves in.
  ///   - onDismiss: Runs once when the modal has gone, whatever took it away.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end. `presentation` names the modal.
  @discardableResult
  public func present(
    _ view: some View,
    as style: PresentationStyle = .automatic,
    stack: PresentationStack = .own,
    from source: PopoverSource? = nil,
    bar: NavigationBarConfiguration? = nil,
    environment: some ViewModifier = EmptyModifier(),
    inheriting: [PartialKeyPath<EnvironmentValues>] = [],
    animated: Bool = true,
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let site = CallSite(fileID: fileID, line: line)
    let additions = additions(environment, inheriting, at: site).reading(style, engine?.modals)
    var request = PresentationRequest(
      name: String(describing: type(of: view)),
      site: site,
      make: PresentedContent.make(stack) { $0.record(view, bar: bar, additions: additions) }
    )
    request.style = style
    request.source = source
    request.isAnimated = animated
    request.onDismiss = onDismiss
    return present(request)
  }

  /// Presents the screen of a route, above whatever the stack presents already.
  ///
  /// - Parameters:
  ///   - route: What to show. Its screen is made when the presentation begins.
  ///   - style: How it stands over what is below.
  ///   - stack: Whether it gets a stack with a bar and a navigator of its own.
  ///   - source: What a popover points at.
  ///   - environment: What this call adds to the environment of the screen.
  ///   - inheriting: The values of the presenting screen's environment that come along, as they are
  ///     when the modal begins.
  ///   - animated: Whether it moves in.
  ///   - onDismiss: Runs once when the modal has gone, whatever took it away.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end. `presentation` names the modal.
  @discardableResult
  public func present(
    _ route: some Route,
    as style: PresentationStyle = .automatic,
    stack: PresentationStack = .own,
    from source: PopoverSource? = nil,
    environment: some ViewModifier = EmptyModifier(),
    inheriting: [PartialKeyPath<EnvironmentValues>] = [],
    animated: Bool = true,
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let site = CallSite(fileID: fileID, line: line)
    let additions = additions(environment, inheriting, at: site).reading(style, engine?.modals)
    var request = PresentationRequest(
      name: String(describing: route),
      route: AnyHashable(route),
      site: site,
      make: PresentedContent.make(stack) { $0.record(route, additions: additions) }
    )
    request.style = style
    request.source = source
    request.isAnimated = animated
    request.onDismiss = onDismiss
    return present(request)
  }

  /// Presents a controller of the app as it is, above whatever the stack presents already.
  ///
  /// Its delegates stay the app's. Where its presentation controller has none, the navigator hears
  /// of a pull at once; where it has one, `onDismiss` may come a little later.
  ///
  /// - Parameters:
  ///   - controller: The modal. It has no parent, and isn't presented.
  ///   - style: How it stands over what is below. `automatic` leaves the controller's own style.
  ///   - source: What a popover points at.
  ///   - animated: Whether it moves in.
  ///   - onDismiss: Runs once when the modal has gone, whatever took it away.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end. `presentation` names the modal.
  @discardableResult
  public func present(
    _ controller: UIViewController,
    as style: PresentationStyle = .automatic,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    var request = PresentationRequest(
      name: EntryTable.name(of: controller),
      site: CallSite(fileID: fileID, line: line),
      make: { chain, engine, id in
        PresentedContent.adopt(controller, chain: chain, presenter: engine, id: id)
      }
    )
    request.style = style
    request.source = source
    request.isAnimated = animated
    request.onDismiss = onDismiss
    return present(request)
  }

  /// Presents a view and waits for what it hands over.
  ///
  /// The screen ends with `dismiss(returning:)` of its navigator:
  ///
  /// ```swift
  /// guard let color = await navigator.present(returning: Color.self, ColorPicker()) else { return }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the result.
  ///   - view: The screen.
  ///   - style: How it stands over what is below.
  ///   - source: What a popover points at.
  ///   - animated: Whether it moves in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The result. Nil if the user left the modal, or it never came about.
  public func present<Result>(
    returning type: Result.Type,
    _ view: some View,
    as style: PresentationStyle = .automatic,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) async -> Result? {
    var request = PresentationRequest(
      name: String(describing: Swift.type(of: view)),
      site: CallSite(fileID: fileID, line: line),
      make: PresentedContent.make(.own) { $0.record(view, bar: nil) }
    )
    request.style = style
    request.source = source
    request.isAnimated = animated
    return await result(of: request)
  }

  /// Presents the screen of a route and waits for what it hands over.
  ///
  /// - Parameters:
  ///   - type: The type of the result.
  ///   - route: What to show.
  ///   - style: How it stands over what is below.
  ///   - source: What a popover points at.
  ///   - animated: Whether it moves in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The result. Nil if the user left the modal, or it never came about.
  public func present<Result>(
    returning type: Result.Type,
    _ route: some Route,
    as style: PresentationStyle = .automatic,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) async -> Result? {
    var request = PresentationRequest(
      name: String(describing: route),
      route: AnyHashable(route),
      site: CallSite(fileID: fileID, line: line),
      make: PresentedContent.make(.own) { $0.record(route) }
    )
    request.style = style
    request.source = source
    request.isAnimated = animated
    return await result(of: request)
  }

  private func result<Result>(of request: PresentationRequest) async -> Result? {
    await EndWaiter.wait { end in
      var request = request
      request.resultType = Result.self
      request.acceptsResult = { $0 is Result }
      request.onEnd = { end($0 as? Result) }
      return present(request)
    }
  }

  @discardableResult
  func present(_ request: PresentationRequest) -> NavigationTask {
    let site = request.site
    let tried = "present '\(request.name)'"
    guard !speaksForPlace || isCurrent,
      let engine = findEngine(for: .modals, report: { report($0(tried), at: site) })
    else {
      request.onEnd?(nil)
      return .refused
    }
    return engine.modals.present(flow?.holding(request) ?? request, from: engine)
  }

  private func additions(
    _ modifier: some ViewModifier,
    _ keyPaths: [PartialKeyPath<EnvironmentValues>],
    at site: CallSite
  ) -> ScreenAdditions {
    let additions = ScreenAdditions(modifier: modifier)
    guard !keyPaths.isEmpty else { return additions }
    return additions.inheriting(keyPaths, from: inheritableEnvironment) {
      NavigationIssue.report($0, at: site)
    }
  }

  /// The environment of the screen that this navigator speaks for, or else of the top screen.
  private var inheritableEnvironment: EnvironmentValues? {
    guard let engine else { return nil }
    let controller =
      place.presentation.flatMap { engine.modals.record($0)?.controller }
      ?? place.entry.flatMap { engine.table[$0]?.controller }
      ?? engine.controller?.topViewController
    return controller.flatMap { BridgeTable.bridge(of: $0)?.inheritable?.values }
  }
}
