import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Hosted screens that a container of the app's shows: pages, segments, split parts.
@MainActor
@Suite(.onStage)
struct ContainedPageTests {
  private final class Account: ObservableObject {
    let name: String
    init(name: String) { self.name = name }
  }

  private struct Page: View {
    @Environment(\.navigator) private var navigator
    @RouteNavigator<TestRoute> private var routes

    var body: some View {
      Button("Next") { navigator?.push(TestRoute.detail(1)) }
      Button("Typed") { routes.push(.detail(2)) }
      Button("Leave") { navigator?.pop() }
    }
  }

  private struct AccountPage: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text("Hello \(account.name)") }
  }

  private func makeContainer(_ page: some View) -> UIViewController {
    let container = UIViewController()
    let child = page.hostedWithBridge()
    container.addChild(child)
    child.view.frame = container.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    return container
  }

  @Test(arguments: [("Next", "Detail 1"), ("Typed", "Detail 2")])
  func `a page pushes by the navigator of its container`(button: String, title: String) throws {
    let navigator = Navigator(root: Text("Root"))
    let tester = try NavigationTester(#require(navigator.navigationController))
    navigator.push(makeContainer(Page()))
    tester.settle()

    try tester.tap(button)

    #expect(tester.bar.title == title)
    #expect(navigator.entries.count == 3)
  }

  @Test
  func `a page leaves with its container, and its navigator does nothing then`() throws {
    let navigator = Navigator(root: Text("Root"))
    let tester = try NavigationTester(#require(navigator.navigationController))
    let container = makeContainer(Page())
    navigator.push(container)
    tester.settle()
    let own = try #require(container.children.first?.navigator)

    try tester.tap("Leave")
    #expect(navigator.entries.count == 1)

    own.push(Text("Late"))
    tester.settle()
    #expect(navigator.entries.count == 1)
  }

  @Test
  func `a page that is there when its stack is adopted gets the navigator`() throws {
    let stack = UINavigationController(rootViewController: makeContainer(Page()))
    let tester = try NavigationTester(stack)

    let navigator = Navigator(adopting: stack)
    tester.settle()
    try tester.tap("Next")

    #expect(tester.bar.title == "Detail 1")
    #expect(navigator.entries.count == 2)
  }

  @Test
  func `a page has the environment that the stack gives its screens`() throws {
    let navigator = Navigator(
      root: Text("Root"),
      environment: AccountModifier(account: Account(name: "Ada"))
    )
    let tester = try NavigationTester(#require(navigator.navigationController))

    navigator.push(makeContainer(AccountPage()))
    tester.settle()

    #expect(tester.screen.contains("Hello Ada"))
  }

  private struct AccountModifier: ViewModifier {
    let account: Account
    func body(content: Content) -> some View { content.environmentObject(account) }
  }

  @Test
  func `a page that comes to a shown container has its navigator too`() throws {
    let navigator = Navigator(root: Text("Root"))
    let tester = try NavigationTester(#require(navigator.navigationController))
    let container = UIViewController()
    navigator.push(container)
    tester.settle()

    let child = Page().hostedWithBridge()
    container.addChild(child)
    child.view.frame = container.view.bounds
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    tester.settle()
    try tester.tap("Next")

    #expect(tester.bar.title == "Detail 1")
  }
}
