import BridgeSupport
@testable import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// How a modifier's view finds the controller that it is in.
@MainActor
@Suite(.onStage)
struct BarSentinelTests {
  @Test
  func `inside a view of SwiftUI's it is known when that comes into the window`() {
    let test = TestStack()
    let screen = test.show(Text("Screen"))
    let token = BarModifierToken()
    _ = screen.bridge.record(NavigationBarConfiguration(title: "New"), for: token, depth: 0)
    let wrapper = UIView()

    wrapper.addSubview(BarSentinelView(token: token, bridge: screen.bridge))
    #expect(token.place == .unknown)
    screen.view.addSubview(wrapper)

    #expect(token.place == .ownHost)
    #expect(screen.navigationItem.title == "New")
  }

  @Test
  func `laid out before it has a window it is judged when it has one`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      let screen = test.show(Text("Screen"))
      let token = BarModifierToken()
      _ = screen.bridge.record(NavigationBarConfiguration(title: "New"), for: token, depth: 0)
      let foreign = UIViewController()
      foreign.view.addSubview(BarSentinelView(token: token, bridge: screen.bridge))
      foreign.view.layoutIfNeeded()
      #expect(token.place != .foreignHost)

      test.stack.present(foreign, animated: false)
      test.settle()

      #expect(token.place == .foreignHost)
    }
    #expect(log.texts.count == 1)
  }
}
