import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

struct AccentKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

final class Session: ObservableObject {
  @Published var name = "Ada"
}

struct AppEnvironment: ViewModifier {
  var accent: String
  @ObservedObject var session: Session

  func body(content: Content) -> some View {
    content.environment(\.accent, accent).environmentObject(session)
  }
}

/// Shows what it finds in its environment, and counts in its own state.
struct EnvironmentScreen: View {
  @Environment(\.accent) private var accent
  @EnvironmentObject private var session: Session
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(accent) \(session.name) \(count)")
      Button("Count") { count += 1 }
    }
  }
}

@MainActor
@Suite(.onStage)
struct EnvironmentFlowTests {
  private let session = Session()

  private func makeNavigator() throws -> (Navigator, NavigationTester) {
    let navigator = Navigator(
      root: EnvironmentScreen(),
      environment: AppEnvironment(accent: "red", session: session)
    )
    let tester = try NavigationTester(#require(navigator.navigationController))
    return (navigator, tester)
  }

  @Test
  func `the app's environment reaches root and pushed screens`() throws {
    let (navigator, tester) = try makeNavigator()
    #expect(tester.screen.contains("red Ada 0"))

    navigator.push(EnvironmentScreen())
    tester.settle()

    #expect(tester.screen.contains("red Ada 0"))
  }

  @Test
  func `a screen that UIKit code pushes has it too`() throws {
    let (navigator, tester) = try makeNavigator()

    navigator.navigationController?
      .pushViewController(EnvironmentScreen().hostedWithBridge(), animated: true)
    tester.settle()

    #expect(tester.screen.contains("red Ada 0"))
  }

  @Test
  func `an object that the modifier observes updates every screen`() throws {
    let (navigator, tester) = try makeNavigator()
    navigator.push(EnvironmentScreen())
    tester.settle()

    session.name = "Grace"
    tester.settle()

    #expect(tester.screen.contains("red Grace 0"))
    try tester.back()
    #expect(tester.screen.contains("red Grace 0"))
  }

  @Test
  func `a new modifier of the same type keeps the state of shown screens`() throws {
    let (navigator, tester) = try makeNavigator()
    navigator.push(EnvironmentScreen())
    tester.settle()
    try tester.tap("Count")

    navigator.setEnvironment(AppEnvironment(accent: "blue", session: session))
    tester.settle()

    #expect(tester.screen.contains("blue Ada 1"))
    try tester.back()
    #expect(tester.screen.contains("blue Ada 0"))
  }

  @Test
  func `an adopted stack has it for screens that come and for those there`() throws {
    let stack = UINavigationController(rootViewController: AccentScreen().hostedWithBridge())
    let tester = try NavigationTester(stack)
    #expect(tester.screen.contains("accent none"))

    let navigator = Navigator(
      adopting: stack,
      environment: AppEnvironment(accent: "red", session: session)
    )
    tester.settle()

    #expect(tester.screen.contains("accent red"))
    navigator.push(EnvironmentScreen())
    tester.settle()
    #expect(tester.screen.contains("red Ada 0"))
  }

  @Test
  func `a stack that is adopted without an environment keeps its screens' state`() throws {
    struct CountingScreen: View {
      @Environment(\.navigator) private var navigator
      @State private var count = 0

      var body: some View {
        Button("Count") { count += 1 }
        Text("\(count), \(navigator == nil ? "lost" : "led")")
      }
    }
    let stack = UINavigationController(rootViewController: CountingScreen().hostedWithBridge())
    let tester = try NavigationTester(stack)
    try tester.tap("Count")
    #expect(tester.screen.contains("1, lost"))

    let navigator = Navigator(adopting: stack)
    tester.settle()

    #expect(tester.screen.contains("1, led"))
    #expect(navigator.entries.count == 1)
  }

  @Test
  func `an environment that says nothing, over none, keeps the screens' state`() throws {
    struct CountingScreen: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let navigator = Navigator(root: CountingScreen())
    let tester = try NavigationTester(#require(navigator.navigationController))
    try tester.tap("Count 0")

    navigator.setEnvironment(EmptyModifier())
    tester.settle()

    #expect(tester.screen.contains("Count 1"))
  }

  private struct AccentScreen: View {
    @Environment(\.accent) private var accent

    var body: some View { Text("accent \(accent)") }
  }

  @Test
  func `a required object that nothing provides is reported with its screen`() throws {
    let log = IssueLog()
    try log.collect {
      let navigator = Navigator(root: Text("Root"))
      navigator.requireEnvironmentObject(Session.self)
      let tester = try NavigationTester(#require(navigator.navigationController))
      navigator.push(AccentScreen())
      tester.settle()
    }

    #expect(
      log.texts.contains(
        "Can't find the environment object 'Session' for the screen 'AccentScreen': nothing "
          + "provides it. Say 'providedEnvironmentObject(_:)' in the modifier that the navigator "
          + "got as 'environment'."
      )
    )
  }

  @Test
  func `a required object that the app provides isn't reported`() throws {
    struct Providing: ViewModifier {
      let session: Session
      func body(content: Content) -> some View { content.providedEnvironmentObject(session) }
    }
    let log = IssueLog()
    try log.collect {
      let navigator = Navigator(root: Text("Root"), environment: Providing(session: session))
      navigator.requireEnvironmentObject(Session.self)
      let tester = try NavigationTester(#require(navigator.navigationController))
      navigator.push(AccentScreen())
      tester.settle()
    }

    #expect(log.texts == [])
  }
}
