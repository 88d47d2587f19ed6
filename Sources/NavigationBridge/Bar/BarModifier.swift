import NavigationCore
import SwiftUI

/// Records a description into the bridge of its screen, and changes nothing of the content.
struct BarModifier: ViewModifier {
  let configuration: NavigationBarConfiguration

  @Environment(\.screenBar) private var context
  @State private var token = BarModifierToken()

  func body(content: Content) -> some View {
    let revision = record()
    // A layout modifier takes its value from this body, so that measuring the screen runs it.
    return
      content
      .environment(\.screenBar, context.nested)
      .padding(EdgeInsets())
      .background(
        BarSentinel(
          bridge: context.bridge,
          token: token,
          depth: context.depth,
          revision: revision
        )
        .frame(width: 0, height: 0)
      )
  }

  private func record() -> Int {
    guard let bridge = context.bridge else {
      if !token.hasReportedMissingBridge {
        token.hasReportedMissingBridge = true
        NavigationIssueReporter.current.report(
          NavigationIssue(
            BarIssue.missingBridge(configuration),
            fileID: configuration.site.fileID,
            line: configuration.site.line
          )
        )
      }
      return 0
    }
    return bridge.record(configuration, for: token, depth: context.depth)
  }
}
