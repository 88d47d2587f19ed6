import Combine
import Foundation
import NavigationBridge
import SwiftUI

@MainActor
private enum EnvironmentSnippets {
  final class Session: ObservableObject {
    @Published var locale = Locale(identifier: "en")
  }

  // 1
  struct AppEnvironment: ViewModifier {
    @ObservedObject var session: Session

    func body(content: Content) -> some View {
      content
        .environmentObject(session)
        .environment(\.locale, session.locale)
    }
  }
  // end

  static func make(_ session: Session) -> Navigator {
    // 2
    let navigator = Navigator(root: InboxView(), environment: AppEnvironment(session: session))
    // end
    return navigator
  }
}
