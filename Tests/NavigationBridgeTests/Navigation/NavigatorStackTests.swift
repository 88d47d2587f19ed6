import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct NavigatorStackTests {
  private let navigator = Navigator(root: Text("Root"))

  private func show() throws -> UINavigationController {
    let controller = try #require(navigator.navigationController)
    Stage.current.show(controller)
    Stage.current.loop.settle()
    return controller
  }

  @Test
  func `a pushed view is on the stack when the call returns`() throws {
    let controller = try show()

    let task = navigator.push(Text("Details"))

    #expect(controller.viewControllers.count == 2)
    #expect(navigator.entries.count == 2)
    #expect(navigator.isTransitioning)
    #expect(task.result == nil)
    Stage.current.loop.settle()
    #expect(task.result == true)
    #expect(!navigator.isTransitioning)
  }

  @Test
  func `commands of one turn run one after the other`() throws {
    let controller = try show()
    let pushed = UIViewController()
    let last = UIViewController()

    let tasks = [
      navigator.push(pushed), navigator.push(UIViewController()), navigator.pop(),
      navigator.push(last),
    ]
    Stage.current.loop.settle()

    #expect(tasks.map(\.result) == [true, true, true, true])
    #expect(Array(controller.viewControllers.dropFirst()) == [pushed, last])
    #expect(navigator.entries.count == 3)
  }
}
