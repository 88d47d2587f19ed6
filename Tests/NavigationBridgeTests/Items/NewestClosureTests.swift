import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Law 3: an action runs the closure of the latest body, and nothing after the screen left.
@MainActor
@Suite(.onStage)
struct NewestClosureTests {
  @MainActor
  final class Counter: ObservableObject {
    @Published var count = 0
    var seen: [Int] = []
  }

  struct Screen: View {
    @ObservedObject var counter: Counter

    var body: some View {
      let count = counter.count
      let seen = { @MainActor in counter.seen.append(count) }
      Text("\(count)")
        .uiKitNavigationBar(trailing: [
          .title("Save") { _ in seen() },
          .systemImage(
            "ellipsis",
            accessibilityLabel: "Given",
            menu: UIMenu(children: [UIAction(title: "See") { _ in seen() }])
          ),
          .menu("Declared", systemImage: "gear") { NavigationMenuAction("See") { seen() } },
        ])
    }
  }

  @Test
  func `a button acts on the newest state`() throws {
    let test = TestStack()
    let counter = Counter()
    let screen = test.show(Screen(counter: counter))
    let item = try #require(screen.navigationItem.rightBarButtonItems?[0])

    for _ in 0..<5 {
      counter.count += 1
      test.settle()
    }
    item.fire()

    #expect(counter.seen == [5])
  }

  @Test
  func `a kept menu acts on the newest state`() throws {
    let test = TestStack()
    let counter = Counter()
    let screen = test.show(Screen(counter: counter))
    let item = try #require(screen.navigationItem.rightBarButtonItems?[1])
    let menu = try #require(item.menu)

    for _ in 0..<5 {
      counter.count += 1
      test.settle()
    }
    let action = try #require(menu.children.first as? UIAction)
    action.performWithSender(item, target: nil)

    #expect(item.menu === menu)
    #expect(counter.seen == [5])
  }

  @Test
  func `after the screen left its actions run nothing`() throws {
    let test = TestStack()
    let counter = Counter()
    let screen = test.show(Screen(counter: counter))
    let item = try #require(screen.navigationItem.rightBarButtonItems?[0])
    let menu = try #require(screen.navigationItem.rightBarButtonItems?[1].menu)
    test.stack.popViewController(animated: true)
    test.settle()

    item.fire()
    (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)

    #expect(counter.seen == [])
  }

  @Test
  func `nothing keeps a screen that left`() {
    let test = TestStack()
    weak var screen: UIViewController?
    do {
      screen = test.show(Screen(counter: Counter()))
    }
    #expect(screen != nil)

    test.stack.popViewController(animated: true)
    test.settle()

    #expect(screen == nil)
  }
}
