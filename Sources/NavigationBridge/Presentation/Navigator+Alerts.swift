public import UIKit

extension Navigator {
  /// Shows an alert, above whatever the stack presents already.
  ///
  /// - Parameters:
  ///   - alert: What it says and offers.
  ///   - animated: Whether it moves in.
  ///   - onDismiss: Runs once when the alert has gone, after the handler of its action.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end: the alert is shown. `presentation` names it.
  @discardableResult
  public func alert(
    _ alert: NavigationAlert,
    animated: Bool = true,
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    show(alert, .alert, nil, animated, onDismiss, CallSite(fileID: fileID, line: line))
  }

  /// Shows an alert with a title and some actions.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: What there is to know.
  ///   - actions: Its buttons, in their order.
  ///   - onDismiss: Runs once when the alert has gone, after the handler of its action.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end: the alert is shown. `presentation` names it.
  @discardableResult
  public func alert(
    _ title: String,
    message: String? = nil,
    actions: [NavigationAlert.Action],
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    alert(
      NavigationAlert(title, message: message, actions: actions),
      onDismiss: onDismiss,
      fileID: fileID,
      line: line
    )
  }

  /// Offers some actions: a sheet of buttons, on a tablet a popover at the source.
  ///
  /// - Parameters:
  ///   - dialog: What it says and offers.
  ///   - source: What it points at. Nil is the middle of the screen.
  ///   - animated: Whether it moves in.
  ///   - onDismiss: Runs once when the dialog has gone, after the handler of its action.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end: the dialog is shown. `presentation` names it.
  @discardableResult
  public func confirmationDialog(
    _ dialog: NavigationAlert,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    show(dialog, .actionSheet, source, animated, onDismiss, CallSite(fileID: fileID, line: line))
  }

  /// Shares something: a sheet of activities, on a tablet a popover at the source.
  ///
  /// - Parameters:
  ///   - items: What is shared, as `UIActivityViewController` takes it.
  ///   - activities: The app's own activities.
  ///   - source: What it points at. Nil is the middle of the screen.
  ///   - animated: Whether it moves in.
  ///   - onDismiss: Runs once when the sheet has gone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end: the sheet is shown. `presentation` names it.
  @discardableResult
  public func share(
    _ items: [Any],
    activities: [UIActivity]? = nil,
    from source: PopoverSource? = nil,
    animated: Bool = true,
    onDismiss: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    var request = PresentationRequest(
      name: "UIActivityViewController",
      site: CallSite(fileID: fileID, line: line),
      make: { _, _, _ in
        PresentationRequest.Content(
          controller: UIActivityViewController(
            activityItems: items,
            applicationActivities: activities
          ),
          isOwn: false
        )
      }
    )
    request.source = source
    request.pointsAtMiddle = true
    request.isAnimated = animated
    request.onDismiss = onDismiss
    return present(request)
  }

  private func show(
    _ alert: NavigationAlert,
    _ style: UIAlertController.Style,
    _ source: PopoverSource?,
    _ isAnimated: Bool,
    _ onDismiss: (() -> Void)?,
    _ site: CallSite
  ) -> NavigationTask {
    let kind = style == .alert ? "alert" : "confirmation dialog"
    guard !alert.isEmpty else {
      report(PresentationIssue.emptyAlert(kind), at: site)
      return .refused
    }
    var request = PresentationRequest(
      name: alert.title ?? alert.message ?? kind,
      site: site,
      make: { chain, engine, id in
        let controller = alert.makeController(
          style,
          didChoose: { [weak chain] in
            if let chain, let record = chain.record(id) { chain.end(record) }
          },
          report: { engine.report($0, at: site) }
        )
        return PresentationRequest.Content(controller: controller, isOwn: false)
      }
    )
    request.source = source
    request.pointsAtMiddle = true
    if style == .actionSheet { request.delegate = DialogModalDelegate() }
    request.isAnimated = isAnimated
    request.onDismiss = onDismiss
    return present(request)
  }
}
