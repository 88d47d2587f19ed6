import NavigationBridge
import NavigationBridgeTesting
import SwiftUI
import Testing

extension TestingExamples {
  @MainActor
  struct InboxTests {
    @Test
    func openLeadsToTheMessage() throws {
      let navigator = Navigator(root: InboxView())
      let tester = try NavigationTester(#require(navigator.navigationController))

      try tester.tap("Open")
      #expect(tester.bar.hasBackButton)
      #expect(tester.screen.contains("Message 1"))

      try tester.back()
      #expect(!tester.bar.hasBackButton)
    }
  }
}
