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
  /// - Parameters:
  ///   - routes: The routes, the lowest first. None leaves the root.
  ///   - animated: Whether the screens slide in or out.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func setPath<R: Route>(
    _ routes: [R],
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "set the path to \(routes)",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force,
      cause: .path
    ) { engine in
      StackOrder(PromisedPlaces(engine)) { current, places in
        guard let root = current.first else { return .refuse(.emptyStack) }
        var ids = [root]
        ids.reserveCapacity(routes.count + 1)
        let known = zip(current.dropFirst(), routes)
          .prefix { engine.table[$0]?.route?.base as? R == $1 }
        ids += known.map(\.0)
        for route in routes[known.count...] { ids.append(places.add(engine.record(route))) }
        return .set(ids)
      }
    }
  }
}
