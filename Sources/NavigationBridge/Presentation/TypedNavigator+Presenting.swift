extension TypedNavigator {
  /// Presents the screen of a route, above whatever the stack presents already.
  ///
  /// - Parameters:
  ///   - route: What to show. Its screen is made when the presentation begins.
  ///   - style: How it stands over what is below.
  ///   - stack: Whether it gets a stack with a bar and a navigator of its own.
  ///   - source: What a popover points at.
  ///   - animated: Whether it moves in.
  ///   - onDismiss: Runs once when the modal has gone, whatever took it away.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end. `presentation` names the modal.
  @discardableResult
  public func present(
    _ route: R,
    as style: PresentationStyle = .automatic,
    stack: PresentationStack = .own,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("present '\(route)'", fileID, line) {
      $0.present(
        route,
        as: style,
        stack: stack,
        from: source,
        animated: animated,
        onDismiss: onDismiss,
        fileID: fileID,
        line: line
      )
    }
  }

  /// Dismisses the modal that the screen's stack is in, with all above it, in one animation.
  ///
  /// - Parameters:
  ///   - animated: Whether it moves out.
  ///   - force: Whether guards aren't asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func dismiss(
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("dismiss", fileID, line) {
      $0.dismiss(animated: animated, force: force, fileID: fileID, line: line)
    }
  }
}
