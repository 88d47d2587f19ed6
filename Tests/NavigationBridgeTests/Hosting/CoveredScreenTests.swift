import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A screen that left its stack before it was ever seen, and is shown in another one.
@MainActor
@Suite(.onStage)
struct CoveredScreenTests {
  private enum Place: Route {
    case number(Int)

    func view() -> some View {
      switch self {
      case .number(let number): PlaceScreen(number: number)
      }
    }
  }

  private struct PlaceScreen: View {
    let number: Int
    @Environment(\.accent) private var accent
    @Environment(\.navigator) private var navigator

    var body: some View {
      Text("\(accent), \(navigator == nil ? "lost" : "led")")
        .uiKitNavigationBar(title: "Place \(number)")
    }
  }

  /// The lowest screen above the root, after all have left.
  private func makeLeaver(_ navigator: Navigator) throws -> UIViewController {
    let stack = try #require(navigator.navigationController)
    let tester = try NavigationTester(stack)
    navigator.setPath([Place.number(1), .number(2), .number(3)], animated: false)
    tester.settle()
    let covered = stack.viewControllers[1]
    stack.popToRootViewController(animated: false)
    tester.settle()
    #expect(navigator.entries.count == 1)
    return covered
  }

  private func makeNavigator() -> Navigator {
    Navigator(
      root: Text("Root"),
      environment: AppEnvironment(accent: "red", session: Session())
    )
  }

  @Test
  func `it has the environment of the stack that it left`() throws {
    let navigator = makeNavigator()
    let covered = try makeLeaver(navigator)

    let tester = try NavigationTester(UINavigationController(rootViewController: covered))
    tester.settle()

    #expect(tester.screen.contains("red, led"))
    #expect(covered.navigator?.pop().result == false)
  }

  @Test
  func `its bar is complete when the push into another stack returns`() throws {
    let covered = try makeLeaver(makeNavigator())
    let test = TestStack()

    test.stack.pushViewController(covered, animated: true)

    #expect(covered.navigationItem.title == "Place 1")
  }
}
