import NavigationCore
import UIKit

extension Navigator {
  /// Starts a flow in this navigator's stack, above the screen that is on top.
  ///
  /// - Parameters:
  ///   - coordinator: Who leads through it. It is kept until the last screen of the flow has gone.
  ///   - onFinish: Runs once when the screens of the flow have gone, with the value it finished
  ///     with: nil if the person left it.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The flow.
  @discardableResult
  public func start<Coordinator: FlowCoordinator>(
    _ coordinator: Coordinator,
    onFinish: @escaping @MainActor (Coordinator.Output?) -> Void = { _ in },
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationFlow<Coordinator.Output> {
    let site = CallSite(fileID: fileID, line: line)
    guard let engine = engineForFlow(of: coordinator, at: site) else {
      return .unavailable(onFinish)
    }
    guard place.presentation == nil else {
      engine.report(PresentationIssue.noStack, at: site)
      return .unavailable(onFinish)
    }
    let session = FlowSession(
      coordinator,
      in: engine,
      isModal: false,
      parent: flow,
      deliver: { onFinish($0 as? Coordinator.Output) }
    )
    return begin(coordinator, session, engine, at: site)
  }

  /// Starts a flow in a modal, which has a stack of its own.
  ///
  /// The first screen that the flow shows is the root of that stack.
  ///
  /// - Parameters:
  ///   - coordinator: Who leads through it. It is kept until the modal has gone.
  ///   - style: How the modal stands over what is below.
  ///   - source: What a popover points at.
  ///   - animated: Whether the modal moves in.
  ///   - onFinish: Runs once when the modal has gone, with the value that the flow finished with:
  ///     nil if the person left it.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The flow.
  @discardableResult
  public func start<Coordinator: FlowCoordinator>(
    _ coordinator: Coordinator,
    as style: PresentationStyle,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    onFinish: @escaping @MainActor (Coordinator.Output?) -> Void = { _ in },
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationFlow<Coordinator.Output> {
    let site = CallSite(fileID: fileID, line: line)
    guard let presenter = engineForFlow(of: coordinator, at: site) else {
      return .unavailable(onFinish)
    }
    let (stack, engine) = PresentedContent.emptyStack(presenter.modals, presenter)
    let session = FlowSession(
      coordinator,
      in: engine,
      isModal: true,
      parent: flow,
      deliver: { onFinish($0 as? Coordinator.Output) }
    )
    let begun = begin(coordinator, session, engine, at: site)
    guard session.isRunning else {
      session.end()
      return begun
    }
    var request = PresentationRequest(
      name: String(describing: Coordinator.self),
      site: site,
      make: PresentedContent.keeping(stack, for: presenter)
    )
    request.style = style
    request.source = source
    request.isAnimated = animated
    request.onEnd = { [weak presenter, weak stack] _ in
      // What waits above a stack that was never presented ends with it.
      if let stack {
        presenter?.waitingStacks.removeValue(forKey: ObjectIdentifier(stack))?.engine.modalEnded()
      }
      session.end()
    }
    session.presentation = presenter.modals.present(request, from: presenter).presentation
    return begun
  }

  /// Starts a flow in this navigator's stack, and waits for its end.
  ///
  /// - Parameters:
  ///   - coordinator: Who leads through it. It is kept until the last screen of the flow has gone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The value that it finished with. Nil if the person left it, or it never came about.
  public func run<Coordinator: FlowCoordinator>(
    _ coordinator: Coordinator,
    fileID: String = #fileID,
    line: UInt = #line
  ) async -> Coordinator.Output? {
    await EndWaiter.wait { start(coordinator, onFinish: $0, fileID: fileID, line: line) }
  }

  /// Starts a flow in a modal, which has a stack of its own, and waits for its end.
  ///
  /// - Parameters:
  ///   - coordinator: Who leads through it. It is kept until the modal has gone.
  ///   - style: How the modal stands over what is below.
  ///   - source: What a popover points at.
  ///   - animated: Whether the modal moves in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The value that it finished with. Nil if the person left it, or it never came about.
  public func run<Coordinator: FlowCoordinator>(
    _ coordinator: Coordinator,
    as style: PresentationStyle,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) async -> Coordinator.Output? {
    await EndWaiter.wait {
      start(
        coordinator,
        as: style,
        from: source,
        animated: animated,
        onFinish: $0,
        fileID: fileID,
        line: line
      )
    }
  }

  /// The flow that this navigator's screen is a part of, or whose navigator this is.
  var flow: FlowSession? {
    if place.isInFlow { return place.flow }
    return place.entry.flatMap { engine?.table[$0]?.flow }
  }

  private func engineForFlow(of coordinator: AnyObject, at site: CallSite) -> StackEngine? {
    guard !speaksForPlace || isCurrent else { return nil }
    return findEngine { report($0("start '\(type(of: coordinator))'"), at: site) }
  }

  /// Lets the coordinator show its first screen.
  private func begin<Coordinator: FlowCoordinator>(
    _ coordinator: Coordinator,
    _ session: FlowSession,
    _ engine: StackEngine,
    at site: CallSite
  ) -> NavigationFlow<Coordinator.Output> {
    let place = NavigatorPlace(engine: engine, flow: session, isInFlow: true)
    let flow = NavigationFlow<Coordinator.Output>(
      navigator: Navigator(place: place),
      session: session
    )
    engine.add(flow.navigator)
    coordinator.start(flow)
    if !session.hasBegun, session.isRunning {
      report(FlowIssue.showsNothing("\(type(of: coordinator))"), at: site)
    }
    session.didStart()
    return flow
  }
}

extension NavigationFlow {
  /// A flow that can't begin, and ends at once.
  fileprivate static func unavailable(_ onFinish: @MainActor (Output?) -> Void) -> NavigationFlow {
    onFinish(nil)
    return NavigationFlow(
      navigator: Navigator(place: NavigatorPlace(isInFlow: true)),
      session: nil
    )
  }
}
