import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
import UIKit

/// The swipe back of the screens below a guarded one, once that has left.
@MainActor
@Suite(.onStage)
struct GuardSwipeTests {
  private struct Form: View {
    @State private var isDirty = false

    var body: some View {
      Toggle("Dirty", isOn: $isDirty)
        .uiKitNavigationBar(title: "Form")
        .uiKitNavigationGuard(when: isDirty)
    }
  }

  enum Leaving: CaseIterable {
    case back, swipe, discard
  }

  enum Stack: CaseIterable {
    case owned, adopted
  }

  @Test(arguments: Stack.allCases, Leaving.allCases)
  func `a swipe works below a guarded screen that has left`(
    stack: Stack,
    leaving: Leaving
  ) throws {
    let root = Text("Root").uiKitNavigationBar(title: "Root").hostedWithBridge()
    let controller: UINavigationController =
      switch stack {
      case .owned: BridgedNavigationController(rootViewController: root)
      case .adopted: UINavigationController(rootViewController: root)
      }
    let navigator = Navigator(adopting: controller)
    let tester = try NavigationTester(controller)
    for _ in 1...2 {
      navigator.push(Text("Middle").uiKitNavigationBar(title: "Middle"))
      tester.settle()
      navigator.push(Form())
      tester.settle()
      try tester.toggle("Dirty")
      if leaving != .discard { try tester.toggle("Dirty") }
      if leaving == .swipe { try tester.swipeBack() } else { try tester.back() }
      if leaving == .discard { try tester.tap("Discard Changes") }
      #expect(tester.bar.title == "Middle")

      try tester.swipeBack()

      #expect(tester.bar.title == "Root")
    }
    withExtendedLifetime(navigator) {}
  }
}
