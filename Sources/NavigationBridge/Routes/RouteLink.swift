public import SwiftUI

/// A control that goes to a route: a button of UIKit's stack, without a `NavigationLink`.
///
/// ```swift
/// List(messages) { message in
///   RouteLink(AppRoute.message(message.id)) { Text(message.subject) }
/// }
/// ```
///
/// The screen of the route isn't made before the link is tapped. The link looks as buttons look in
/// its place and follows `buttonStyle(_:)`.
public struct RouteLink<Destination: Route, Label: View>: View {
  private let route: Destination
  private let site: CallSite
  private let label: Label

  @Environment(\.navigator) private var navigator
  @Environment(\.screenBar) private var context

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - route: Where it goes.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - label: What is tapped.
  public init(
    _ route: Destination,
    fileID: String = #fileID,
    line: UInt = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.route = route
    site = CallSite(fileID: fileID, line: line)
    self.label = label()
  }

  public var body: some View {
    Button {
      follow()
    } label: {
      label
    }
  }

  private func follow() {
    guard let navigator else {
      NavigationIssue.report(EnvironmentIssue.missingNavigator("go to '\(route)'"), at: site)
      return
    }
    navigator.push(route, fileID: site.fileID, line: site.line)
  }
}

extension RouteLink where Label == Text {
  /// Creates a link that shows a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - route: Where it goes.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  public init(
    _ title: some StringProtocol,
    to route: Destination,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init(route, fileID: fileID, line: line) { Text(title) }
  }
}
