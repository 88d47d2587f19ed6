import NavigationCore
import Testing

struct NavigationIssueTests {
  @Test
  func `an issue knows the place that made it`() {
    let issue = NavigationIssue("Can't.")

    #expect(issue.text == "Can't.")
    #expect(issue.fileID.hasSuffix("NavigationIssueTests.swift"))
    #expect(issue.line == 7)
    #expect(issue.description == "\(issue.fileID):7: Can't.")
  }

  @Test
  func `an issue can carry the caller's place`() {
    let issue = NavigationIssue("Can't.", fileID: "App/Screen.swift", line: 12)

    #expect(issue.description == "App/Screen.swift:12: Can't.")
  }
}
