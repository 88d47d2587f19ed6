import NavigationBridge
import NavigationBridgeTesting
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// The kinds of stacks that a law holds in: the columns of the table in "Adopting in an existing app".
enum StackKind: CaseIterable {
  case owned, adopted, window
}

/// A stack of one kind on the stage, with a root whose title is "Root".
@MainActor
struct KindStage {
  let navigator: Navigator
  let stack: UINavigationController
  let tester: NavigationTester

  init(_ kind: StackKind, environment: some ViewModifier = EmptyModifier()) throws {
    switch kind {
    case .owned:
      navigator = Navigator(root: RootScreen(), environment: environment)
      tester = try NavigationTester(#require(navigator.navigationController))
    case .adopted:
      let stack = UINavigationController(rootViewController: RootScreen().hostedWithBridge())
      navigator = Navigator(adopting: stack, environment: environment)
      tester = try NavigationTester(stack)
    case .window:
      let host = UIHostingController(
        rootView: NavigationView { Text("Root").navigationTitle("Root") }
      )
      tester = try NavigationTester(host)
      navigator = Navigator(window: try #require(host.view.window), environment: environment)
    }
    stack = try #require(navigator.navigationController)
    #expect(stack.viewControllers.count == 1)
    #expect(tester.bar.title == "Root")
  }

  private struct RootScreen: View {
    var body: some View { Text("Root").uiKitNavigationBar(title: "Root") }
  }

  var top: UIViewController? { stack.topViewController }
}
