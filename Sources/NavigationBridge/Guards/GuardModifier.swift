import NavigationCore
import SwiftUI

/// Records a guard into the bridge of its screen, and changes nothing of the content.
struct GuardModifier: ViewModifier {
  /// Nil: the guard isn't active.
  let value: ScreenGuard?
  let site: CallSite

  @Environment(\.screenBar) private var context
  @StateObject private var token = BarModifierToken()

  func body(content: Content) -> some View {
    let revision = record()
    return content.recorded(in: context, by: token, revision: revision)
  }

  private func record() -> Int {
    guard let bridge = context.bridge else {
      if !token.hasReportedMissingBridge {
        token.hasReportedMissingBridge = true
        NavigationIssueReporter.current.report(
          NavigationIssue(GuardIssue.missingBridge, fileID: site.fileID, line: site.line)
        )
      }
      return 0
    }
    return bridge.record(value, for: token, depth: context.depth)
  }
}
