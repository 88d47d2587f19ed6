import NavigationCore
import Testing

@MainActor
struct NavigationIssueReporterTests {
  @MainActor
  final class Log {
    var issues: [NavigationIssue] = []
  }

  private func reporter(to log: Log) -> NavigationIssueReporter {
    NavigationIssueReporter { issue in MainActor.assumeIsolated { log.issues.append(issue) } }
  }

  @Test
  func `a reporter hands over what it is given, in order`() {
    let log = Log()
    let reporter = reporter(to: log)

    reporter.report(NavigationIssue("first"))
    reporter.report(NavigationIssue("second"))

    #expect(log.issues.map(\.text) == ["first", "second"])
  }

  @Test
  func `the current reporter belongs to the task and ends with its scope`() async {
    let outer = Log()
    let inner = Log()

    await NavigationIssueReporter.$current.withValue(reporter(to: outer)) {
      NavigationIssueReporter.$current.withValue(reporter(to: inner)) {
        NavigationIssueReporter.current.report(NavigationIssue("inner"))
      }
      await Task { NavigationIssueReporter.current.report(NavigationIssue("child")) }.value
    }

    #expect(inner.issues.map(\.text) == ["inner"])
    #expect(outer.issues.map(\.text) == ["child"])
  }
}
