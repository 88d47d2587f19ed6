import BridgeSupport
import Foundation
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct LinkTests {
  private let log = RouteLog()
  private let issues = IssueLog()

  private func makeStage() throws -> NavigatorStage {
    let stage = try issues.collect { try NavigatorStage() }
    resolve(stage.navigator)
    return stage
  }

  /// `app://x/y` leads to [x, y].
  private func resolve(_ navigator: Navigator) {
    navigator.resolveLinks { [log] url -> [BridgeSupport.TestRoute]? in
      guard url.scheme == "app", let host = url.host else { return nil }
      return ([host] + url.pathComponents.dropFirst()).map { log.route($0) }
    }
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func path(_ navigator: Navigator) -> [String] {
    navigator.path(of: BridgeSupport.TestRoute.self).map(\.name)
  }

  @Test
  func `a link leads to its path`() throws {
    let stage = try makeStage()

    let link = stage.navigator.open(try url("app://x/y"))
    stage.tester.settle()

    #expect(link.result == true)
    #expect(path(stage.navigator) == ["x", "y"])
    // The screen below the top names the back button.
    #expect(log.made == ["x", "y"])
  }

  @Test
  func `a link that is opened in a modal leads to the stack below all modals`() throws {
    let stage = try makeStage()
    stage.navigator.present(TitledScreen("One"))
    stage.navigator.present(TitledScreen("Two"))
    stage.tester.settle()

    let link = stage.topNavigator?.open(try url("app://x"))
    stage.tester.settle()

    #expect(link?.result == true)
    #expect(path(stage.navigator) == ["x"])
    #expect(stage.modals.isEmpty)
  }

  @Test
  func `a navigator of a window opens a link below the modals`() throws {
    let stage = try makeStage()
    let window = try #require(stage.stack.view.window)
    let navigator = Navigator(window: window)
    resolve(navigator)
    stage.navigator.present(TitledScreen("One"))
    stage.tester.settle()

    let link = navigator.open(try url("app://x"), modals: .above)
    stage.tester.settle()

    #expect(link.result == true)
    #expect(path(stage.navigator).isEmpty)
    #expect(stage.modals.count == 2)
  }

  @Test
  func `screens know the links of their window's navigator`() throws {
    let stage = try NavigatorStage()
    let navigator = Navigator(window: try #require(stage.stack.view.window))
    resolve(navigator)
    stage.navigator.push(TitledScreen("One"))
    stage.tester.settle()

    let link = stage.topNavigator?.open(try url("app://x"))
    stage.tester.settle()

    #expect(link?.result == true)
    #expect(path(stage.navigator) == ["x"])
  }

  @Test
  func `a guard learns that a link would take its screen`() throws {
    let model = GuardModel(decision: .stay)
    let stage = try makeStage()
    stage.navigator.push(GuardedForm(model: model))
    stage.tester.settle()

    let link = stage.navigator.open(try url("app://x"))

    #expect(link.result == false)
    #expect(link.isBlocked)
    #expect(model.causes == [.link])
    #expect(issues.texts.isEmpty)
  }

  @Test
  func `a link that leads nowhere is reported and changes nothing`() throws {
    let stage = try makeStage()

    let link = stage.navigator.open(try url("mail://x"))

    #expect(link.result == false)
    #expect(!link.isBlocked)
    #expect(stage.stack.viewControllers.count == 1)
    #expect(
      issues.texts == [
        "Can't open 'mail://x': no path is known for it. Name one in 'resolveLinks(_:)'."
      ]
    )
  }

  @Test
  func `the screen that has left opens no link`() throws {
    let stage = try makeStage()
    stage.navigator.push(TitledScreen("A"), animated: false)
    let handle = try #require(stage.topNavigator)
    stage.navigator.pop(animated: false)
    stage.tester.settle()

    #expect(handle.open(try url("app://x")).result == false)
    #expect(path(stage.navigator).isEmpty)
  }
}
