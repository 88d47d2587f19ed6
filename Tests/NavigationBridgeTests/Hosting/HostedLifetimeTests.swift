import BridgeSupport
import NavigationBridge
import StageSupport
import Testing

@_spi(Headless) import SwiftUI
@_spi(Headless) import UIKit

/// Law 12: nothing leaks.
@MainActor
@Suite(.onStage)
struct HostedLifetimeTests {
  @Test
  func `a hundred pushes and pops leave nothing behind`() {
    let stack = TestStack()
    pushAndPop(on: stack)
    let before = counts

    for _ in 0..<100 { pushAndPop(on: stack) }

    #expect(counts == before)
  }

  @Test
  func `a screen on top counts, so that the counters would show what stays`() {
    let stack = TestStack()
    pushAndPop(on: stack)
    let before = counts

    stack.show(screen())

    #expect(zip(counts, before).allSatisfy { $0 > $1 })
  }

  @Test
  func `a cancelled swipe and a finished one leave nothing behind`() {
    let stack = TestStack()
    pushAndPop(on: stack)
    let before = counts

    for _ in 0..<10 {
      stack.show(screen())
      Stage.current.swipeBack(to: 0.2)
      stack.settle()
      #expect(stack.stack.viewControllers.count == 2)
      Stage.current.swipeBack()
      stack.settle()
      #expect(stack.stack.viewControllers.count == 1)
    }

    #expect(counts == before)
  }

  // MARK: Screens

  /// Controllers, views, navigation items, bar items and nodes.
  private var counts: [Int] {
    [
      LiveCounters.controllers, LiveCounters.views, LiveCounters.navigationItems,
      LiveCounters.barItems, Counters.liveNodes,
    ]
  }

  private func pushAndPop(on stack: TestStack) {
    stack.show(screen())
    stack.pop()
  }

  private func screen() -> some View {
    Form {
      Section {
        Toggle("Enable saving", isOn: .constant(true))
      }
    }
    .uiKitNavigationBar(
      title: "Details",
      subtitle: "Report",
      trailing: [
        .title("Save") { _ in },
        .systemImage("trash", accessibilityLabel: "Delete") { _ in },
        .menu("More", systemImage: "ellipsis") { NavigationMenuAction("Rename") {} },
      ]
    )
  }
}
