import BridgeSupport
import Combine
@testable import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
final class PathModel: ObservableObject {
  @Published var path: [TestRoute] = [] {
    didSet { changes += 1 }
  }
  @Published var title = "Start"
  var changes = 0
  var evaluations = 0
}

struct PathApp: View {
  @ObservedObject var model: PathModel
  var guarded: GuardModel?

  var body: some View {
    let _ = model.evaluations += 1
    UIKitNavigationStack(path: $model.path) {
      Text(model.title).uiKitNavigationBar(title: model.title)
    }
  }
}

@MainActor
@Suite(.onStage)
struct UIKitNavigationStackTests {
  private let model = PathModel()

  private func show() throws -> (NavigationTester, UINavigationController) {
    let host = UIHostingController(rootView: PathApp(model: model))
    let tester = try NavigationTester(host)
    let stack = try #require(host.children.first as? UINavigationController)
    return (tester, stack)
  }

  @Test
  func `the path at the start is there at once`() throws {
    model.path = [.detail(1), .detail(2)]

    let (_, stack) = try show()

    #expect(stack.viewControllers.map(\.navigationItem.title) == ["Start", "Detail 1", "Detail 2"])
  }

  @Test
  func `the path at the start counts where a screen around the stack is measured`() async throws {
    model.path = [.detail(1)]

    let (tester, stack) = try UpdateWatch.during { try show() }
    tester.settle()
    for _ in 0..<20 { await Task.yield() }

    #expect(stack.viewControllers.map(\.navigationItem.title) == ["Start", "Detail 1"])
    #expect(model.path == [.detail(1)])
  }

  @Test
  func `a longer path pushes and a shorter one pops`() throws {
    let (tester, stack) = try show()

    model.path = [.detail(1), .detail(2)]
    tester.settle()
    #expect(stack.viewControllers.count == 3)
    let first = stack.viewControllers[1]
    model.path = [.detail(1)]
    tester.settle()

    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController === first)
  }

  @Test
  func `the user's way back shortens the path once`() async throws {
    model.path = [.detail(1), .detail(2)]
    let (tester, _) = try show()
    let changes = model.changes

    try stageBack(tester)

    #expect(await eventually { model.path == [.detail(1)] })
    #expect(model.changes == changes + 1)
  }

  private func stageBack(_ tester: NavigationTester) throws {
    Stage.current.swipeBack(to: 0.8)
    tester.settle()
  }

  @Test
  func `a cancelled swipe changes nothing`() async throws {
    model.path = [.detail(1)]
    let (tester, stack) = try show()
    let changes = model.changes

    Stage.current.swipeBack(to: 0.2)
    tester.settle()
    for _ in 0..<20 { await Task.yield() }

    #expect(stack.viewControllers.count == 2)
    #expect(model.changes == changes)
  }

  @Test
  func `a push by the screen's navigator lengthens the path`() async throws {
    let (tester, stack) = try show()

    stack.navigator?.push(TestRoute.detail(7))
    tester.settle()

    #expect(await eventually { model.path == [.detail(7)] })
    #expect(stack.viewControllers.count == 2)
  }

  @Test
  func `the root follows the state around the stack`() throws {
    let (tester, stack) = try show()

    model.title = "Changed"
    tester.settle()

    #expect(stack.viewControllers.first?.navigationItem.title == "Changed")
    #expect(tester.screen.contains("Changed"))
  }

  @Test
  func `case 90: ten changes of the path cost at most twenty evaluations`() async throws {
    let (tester, stack) = try show()
    for _ in 0..<20 { await Task.yield() }
    tester.settle()
    let before = model.evaluations

    for number in 1...10 {
      model.path = (1...number).map { .detail($0) }
      tester.settle()
      for _ in 0..<20 { await Task.yield() }
      tester.settle()
    }

    #expect(stack.viewControllers.count == 11)
    #expect(model.evaluations - before <= 20)
    #expect(model.path.count == 10)
  }
}
