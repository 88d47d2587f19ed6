package import NavigationBridge
package import SwiftUI

/// A flow of two screens, which is moved on from outside.
@MainActor
package final class SignUpFlow: FlowCoordinator {
  package private(set) var flow: NavigationFlow<String>?
  /// What is shown first: nothing, if nil.
  package var firstTitle: String?

  package init(firstTitle: String? = "Name") {
    self.firstTitle = firstTitle
  }

  package func start(_ flow: NavigationFlow<String>) {
    self.flow = flow
    guard let firstTitle else { return }
    flow.navigator.push(StepScreen(title: firstTitle) { [self] in showPassword() })
  }

  package func showPassword() {
    flow?.navigator.push(StepScreen(title: "Password") { [self] in flow?.finish("Ada") })
  }
}

/// One step of a flow, which knows no other one.
package struct StepScreen: View {
  let title: String
  let goOn: () -> Void

  package init(title: String, goOn: @escaping () -> Void) {
    self.title = title
    self.goOn = goOn
  }

  package var body: some View {
    Button("Next") { goOn() }.uiKitNavigationBar(title: title)
  }
}
