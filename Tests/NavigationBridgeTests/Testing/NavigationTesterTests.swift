import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct NavigationTesterTests {
  struct Form: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var taps = 0

    var body: some View {
      VStack {
        Toggle("Switch", isOn: $isOn)
        TextField("Name", text: $text)
        Button("Tap me") { taps += 1 }
        Text("\(isOn ? "on" : "off") \(text) \(taps)")
      }
      .uiKitNavigationBar(
        title: "Form",
        subtitle: "Sub",
        leading: [.title("Close") { _ in }],
        trailing: [
          .title("Save", isEnabled: isOn) { _ in taps += 10 },
          .menu("More", systemImage: "ellipsis") {
            NavigationMenuAction("Clear") { text = "cleared" }
            NavigationMenuAction("Never", isEnabled: false) {}
          },
        ]
      )
    }
  }

  private func tester() throws -> NavigationTester {
    let root = UIViewController()
    root.navigationItem.title = "Root"
    let stack = UINavigationController(rootViewController: root)
    let tester = try NavigationTester(stack)
    stack.pushViewController(
      Form().uiKitNavigationBarBackButton(staysBesideLeadingItems: true).hostedWithBridge(),
      animated: true
    )
    tester.settle()
    return tester
  }

  @Test
  func `the bar is what UIKit shows`() throws {
    let bar = try tester().bar

    #expect(bar.title == "Form")
    #expect(bar.subtitle == "Sub")
    #expect(bar.leading.map(\.label) == ["Close"])
    #expect(bar.trailing.map(\.label) == ["Save", "More"])
    #expect(bar.trailing.map(\.isEnabled) == [false, true])
    #expect(bar.trailing.map(\.hasMenu) == [false, true])
    #expect(bar.backButtonTitle == "Root")
    #expect(!bar.isHidden)
    #expect(!bar.isLargeTitle)
  }

  @Test
  func `taps, toggles and typing reach SwiftUI's controls`() throws {
    let tester = try tester()

    try tester.toggle("Switch")
    try tester.type("ab", into: "Name")
    try tester.tap("Tap me")
    try tester.tap("Save")

    #expect(tester.screen.contains("on ab 11"))
  }

  @Test
  func `a menu is opened and chosen from`() throws {
    let tester = try tester()

    try tester.openMenu("More")
    try tester.choose("Clear")

    #expect(tester.screen.contains("off cleared 0"))
  }

  @Test
  func `back goes back by the button`() throws {
    let tester = try tester()

    try tester.back()

    #expect(tester.bar.title == "Root")
    #expect(throws: NavigationTester.Failure.self) { try tester.back() }
  }

  @Test
  func `the back menu goes to any screen below`() throws {
    let tester = try tester()
    tester.topViewController.navigationController?.pushViewController(
      Text("Top").uiKitNavigationBar(title: "Top").hostedWithBridge(),
      animated: true
    )
    tester.settle()

    try tester.backMenu(to: 0)

    #expect(tester.bar.title == "Root")
  }

  @Test
  func `a name that isn't there is answered with the nearest`() throws {
    let tester = try tester()

    let failure = #expect(throws: NavigationTester.Failure.self) { try tester.tap("Savee") }

    #expect(
      failure?.text.hasPrefix("Can't tap 'Savee' on 'Form': there is no such one. Nearest: 'Save'")
        == true
    )
  }

  @Test
  func `a disabled control refuses`() throws {
    let tester = try tester()

    let failure = #expect(throws: NavigationTester.Failure.self) { try tester.tap("Save") }

    #expect(failure?.text == "Can't tap 'Save': it is disabled.")
  }

  @Test
  func `a disabled element of a menu refuses, and no menu too`() throws {
    let tester = try tester()
    let closed = #expect(throws: NavigationTester.Failure.self) { try tester.choose("Clear") }
    #expect(closed?.text == "Can't choose 'Clear': no menu is open.")
    try tester.openMenu("More")

    let disabled = #expect(throws: NavigationTester.Failure.self) { try tester.choose("Never") }

    #expect(disabled?.text == "Can't choose 'Never': it is disabled.")
  }

  @Test
  func `inside paused nothing waits`() throws {
    let tester = try tester()

    try tester.paused {
      try tester.back()
      #expect(tester.topViewController.transitionCoordinator != nil)
    }
    tester.settle()

    #expect(tester.bar.title == "Root")
  }
}
