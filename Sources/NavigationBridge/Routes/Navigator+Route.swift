import NavigationCore

extension Navigator {
  /// Pushes the screen of a route.
  ///
  /// - Parameters:
  ///   - route: Where to go. Its screen is made when the push begins.
  ///   - animated: Whether the screen slides in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func push(
    _ route: some Route,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(fileID, line) { engine in
      let id = engine.promise(engine.record(route))
      var request = StackRequest(.push(id))
      request.isAnimated = animated
      return (request, [id])
    }
  }
}
