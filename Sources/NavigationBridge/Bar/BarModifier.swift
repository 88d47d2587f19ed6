import NavigationCore
import SwiftUI

/// Records a description into the bridge of its screen, and changes nothing of the content.
struct BarModifier: ViewModifier {
  let configuration: NavigationBarConfiguration

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

extension View {
  /// What every modifier that records into its screen's bridge returns.
  ///
  /// A layout modifier takes its value from the body, so that measuring the screen runs it.
  func recorded(
    in context: ScreenBarContext,
    by token: BarModifierToken,
    revision: Int
  ) -> some View {
    environment(\.screenBar, context.nested)
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
}
