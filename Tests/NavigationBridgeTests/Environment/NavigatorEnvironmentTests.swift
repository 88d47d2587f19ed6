import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

enum TestRoute: Route {
  case detail(Int)
  case plain

  func view() -> some View {
    switch self {
    case .detail(let number): DetailScreen(number: number)
    case .plain: Text("Plain")
    }
  }

  func bar() -> NavigationBarConfiguration? {
    switch self {
    case .detail(let number): NavigationBarConfiguration(title: "Detail \(number)")
    case .plain: nil
    }
  }
}

struct DetailScreen: View {
  let number: Int
  @Environment(\.navigator) private var navigator
  @RouteNavigator<TestRoute> private var routes
  @EnvironmentObject private var observed: Navigator

  var body: some View {
    VStack {
      Text("entries \(observed.entries.count)")
      Button("Next") { navigator?.push(TestRoute.detail(number + 1)) }
      Button("Typed") { routes.push(.detail(number + 1)) }
      Button("Back") { navigator?.pop() }
      RouteLink(TestRoute.detail(number + 1)) { Text("Link") }
      RouteLink("Text link", to: TestRoute.plain)
    }
  }
}

@MainActor
@Suite(.onStage)
struct NavigatorEnvironmentTests {
  @Test(arguments: ["Next", "Typed", "Link"])
  func `a screen goes on by the navigator of its environment`(button: String) throws {
    let navigator = Navigator(root: DetailScreen(number: 0))
    let tester = try NavigationTester(#require(navigator.navigationController))

    try tester.tap(button)

    #expect(tester.bar.title == "Detail 1")
    #expect(navigator.entries.map(\.route) == [nil, AnyHashable(TestRoute.detail(1))])
    try tester.tap(button)
    #expect(tester.bar.title == "Detail 2")
    #expect(navigator.entries.count == 3)
  }

  @Test
  func `a link with a text goes to its route`() throws {
    let navigator = Navigator(root: DetailScreen(number: 0))
    let tester = try NavigationTester(#require(navigator.navigationController))

    try tester.tap("Text link")

    #expect(tester.screen.contains("Plain"))
  }

  @Test
  func `who observes the navigator follows the stack`() async throws {
    let navigator = Navigator(root: DetailScreen(number: 0))
    let tester = try NavigationTester(#require(navigator.navigationController))
    #expect(tester.screen.contains("entries 1"))

    try tester.tap("Next")

    #expect(
      await eventually {
        tester.settle()
        return tester.screen.contains("entries 2")
      }
    )
  }

  @Test
  func `a controller of the app finds the navigator of its stack`() throws {
    let plain = UIViewController()
    #expect(plain.navigator == nil)
    let navigator = Navigator(root: Text("Root"))
    let stack = try #require(navigator.navigationController)
    let tester = try NavigationTester(stack)

    navigator.push(plain)
    tester.settle()

    #expect(plain.navigator?.navigationController === stack)
    #expect(stack.navigator?.navigationController === stack)
    plain.navigator?.pop()
    tester.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a link in a screen without navigator is reported`() throws {
    let log = IssueLog()
    try log.collect {
      let controller = RouteLink(TestRoute.plain) { Text("Link") }.hostedWithBridge()
      let tester = try NavigationTester(controller)

      try tester.tap("Link")
    }

    #expect(
      log.texts == [
        "Can't go to 'plain': the view isn't in a screen that a navigator shows. Push the screen "
          + "with a 'Navigator', or adopt its stack with 'Navigator(adopting:)'."
      ]
    )
  }

  @Test
  func `an action of a bar item gets the screen's navigator`() throws {
    let navigator = Navigator(
      root: Text("Root").uiKitNavigationBar(
        trailing: [.title("Go") { $0.navigator?.push(TestRoute.plain) }]
      )
    )
    let tester = try NavigationTester(#require(navigator.navigationController))

    try tester.tap("Go")

    #expect(navigator.entries.count == 2)
  }

  @Test
  func `a container of ours has a navigator and doesn't live for it`() throws {
    weak var leaked: BridgedNavigationController?
    var kept: Navigator?
    do {
      let container = BridgedNavigationController(root: TestRoute.detail(3))
      leaked = container
      kept = container.navigator
      #expect(container.viewControllers.first?.navigationItem.title == "Detail 3")
      #expect(kept?.navigationController === container)
    }

    #expect(leaked == nil)
    #expect(kept?.navigationController == nil)
    #expect(kept?.entries.isEmpty == true)
  }
}
