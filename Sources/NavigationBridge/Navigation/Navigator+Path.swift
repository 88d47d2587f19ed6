import NavigationCore

extension Navigator {
  /// The routes of a type above the root, the lowest first.
  ///
  /// Screens that weren't reached by such a route are left out. The path is true at once after a
  /// command that ran inside its call; a person's way back counts when its transition has ended.
  ///
  /// - Parameter type: The type of the routes.
  /// - Returns: The routes.
  public func path<R: Route>(of type: R.Type = R.self) -> [R] {
    guard isCurrent, let engine else { return [] }
    return engine.entryIDs.dropFirst().compactMap { engine.table[$0]?.route?.base as? R }
  }

  /// Puts the screens of some routes above the root, in one transition.
  ///
  /// Screens whose routes the old and the new path begin with stay as they are. Of the others only
  /// those that are seen are made: one that is covered is made when it is revealed.
  ///
  /// Where modals are up, the guards of all that would go are asked before anything moves. If one
  /// keeps its screen nothing changes.
  ///
  /// - Parameters:
  ///   - routes: The routes, the lowest first. None leaves the root.
  ///   - modals: What becomes of the modals above the stack.
  ///   - animated: Whether the screens slide in or out, or the modals that cover them leave.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func setPath<R: Route>(
    _ routes: [R],
    modals: ModalPolicy = .dismiss,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let site = CallSite(fileID: fileID, line: line)
    return perform(
      "set the path to \(routes)",
      at: site,
      isAnimated: animated,
      isForced: force,
      cause: .path
    ) { $0.pathOrder(routes, modals, isAnimated: animated, at: site) }
  }
}

extension StackEngine {
  /// What a new path wants of the stack, and of the modals above it.
  func pathOrder<R: Route>(
    _ routes: [R],
    _ policy: ModalPolicy,
    isAnimated: Bool,
    at site: CallSite
  ) -> StackOrder {
    var order = StackOrder(PromisedPlaces(self)) { [self] current, places in
      guard let root = current.first else { return .refuse(.emptyStack) }
      var ids = [root]
      ids.reserveCapacity(routes.count + 1)
      let known = zip(current.dropFirst(), routes)
        .prefix { table[$0]?.route?.base as? R == $1 }
      ids += known.map(\.0)
      for route in routes[known.count...] { ids.append(places.add(record(route))) }
      return .set(ids)
    }
    switch policy {
    case .dismiss:
      order.cover = PathCover(engine: self, isAnimated: isAnimated, site: site)
    case .above:
      order.detour = detour(routes, isAnimated, order.places, at: site)
    case .keep:
      break
    }
    return order
  }

  /// Shows a path in a stack above the modals, if there are any when the turn has come.
  private func detour<R: Route>(
    _ routes: [R],
    _ isAnimated: Bool,
    _ places: PromisedPlaces,
    at site: CallSite
  ) -> @MainActor (CommandID, NavigationTask) -> Bool {
    guard let first = routes.first else { return { _, _ in false } }
    var request = PresentationRequest(
      name: String(describing: first),
      route: AnyHashable(first),
      site: site,
      make: PresentedContent.makeStack { engine in routes.map { engine.record($0) } }
    )
    request.isAnimated = isAnimated
    let modal = PathModal(request)
    return { [self] command, task in
      task.presentation = nil
      guard !ownedModals.isEmpty else { return false }
      modal.present(from: self, places.flow, inPlaceOf: command, task)
      return true
    }
  }
}
