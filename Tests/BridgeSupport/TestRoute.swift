package import NavigationBridge
package import SwiftUI

/// A route that counts how often its screen is made.
package struct TestRoute: Route, CustomStringConvertible {
  package let name: String
  package var title: String?
  package let log: RouteLog

  package init(_ name: String, title: String? = nil, log: RouteLog) {
    self.name = name
    self.title = title
    self.log = log
  }

  package var description: String { name }

  package static func == (left: TestRoute, right: TestRoute) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  package func view() -> some View {
    let _ = log.made.append(name)
    return Text("Screen \(name)")
  }

  package func bar() -> NavigationBarConfiguration? {
    title.map { NavigationBarConfiguration(title: $0) }
  }
}

/// What test routes have made.
@MainActor
package final class RouteLog {
  package var made: [String] = []

  package init() {}

  package func route(_ name: String) -> TestRoute { TestRoute(name, log: self) }
}
