public import NavigationCore

extension Navigator {
  /// Goes back.
  ///
  /// - Parameters:
  ///   - count: How many screens to leave. It stops at the root.
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func pop(
    _ count: Int = 1,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      count == 1 ? "pop" : "pop \(count) screens",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force
    ) { StackOrder($0, .pop(count)) }
  }

  /// Goes back to a place of the stack.
  ///
  /// - Parameters:
  ///   - entry: The id of the place.
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func pop(
    to entry: NavigationEntryID,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "pop to '\(entry)'",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force
    ) { StackOrder($0, .popTo(entry)) }
  }

  /// Goes back to the topmost screen that was reached by an equal route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func pop(
    to route: some Route,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "pop to '\(route)'",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force
    ) { $0.popOrder { $0.route == AnyHashable(route) } }
  }

  /// Goes back to the topmost screen that fits.
  ///
  /// - Parameters:
  ///   - predicate: Whether a place fits. It is asked when the command's turn has come.
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func pop(
    toLast predicate: @escaping @MainActor (NavigationEntry) -> Bool,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "pop to the last screen that fits",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force
    ) { $0.popOrder(predicate) }
  }

  /// Goes back to the first screen.
  ///
  /// - Parameters:
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func popToRoot(
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "pop to the root",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force
    ) { StackOrder($0, .popToRoot) }
  }
}

extension StackEngine {
  fileprivate func popOrder(
    _ predicate: @escaping @MainActor (NavigationEntry) -> Bool
  ) -> StackOrder {
    StackOrder(PromisedPlaces(self)) { [self] current, _ in
      guard let id = current.last(where: { predicate(entry($0)) }) else {
        return .refuse(.notOnStack)
      }
      return .popTo(id)
    }
  }
}
