import NavigationCore

extension NavigationIssue {
  /// Reports what a call of the app, which no screen's bridge knows, couldn't do.
  static func report(_ text: String, at site: CallSite) {
    NavigationIssueReporter.current.report(
      NavigationIssue(text, fileID: site.fileID, line: site.line)
    )
  }
}
