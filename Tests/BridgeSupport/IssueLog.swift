package import NavigationBridge

/// Collects the issues that are reported while a closure runs.
@MainActor
package final class IssueLog {
  package private(set) var issues: [NavigationIssue] = []

  package init() {}

  package var texts: [String] { issues.map(\.text) }

  package func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
    let reporter = NavigationIssueReporter { issue in
      MainActor.assumeIsolated { self.issues.append(issue) }
    }
    return try NavigationIssueReporter.$current.withValue(reporter, operation: body)
  }
}
