import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What a navigator promises of its stack, in each kind of stack.
@MainActor
@Suite(.onStage)
struct StackLawTests {
  private func names(_ stage: KindStage) -> [String] {
    stage.navigator.path(of: StoredRoute.self).map(\.name)
  }

  @Test(arguments: StackKind.allCases)
  func `the path follows UIKit, and a cancelled swipe is nothing`(kind: StackKind) throws {
    let stage = try KindStage(kind)
    stage.navigator.setPath([StoredRoute.named("a"), .named("b"), .named("c")], animated: false)
    stage.tester.settle()

    try stage.tester.swipeBack(.cancelled(at: 0.4))
    #expect(names(stage) == ["a", "b", "c"])
    try stage.tester.back()
    #expect(names(stage) == ["a", "b"])
    _ = stage.stack.popViewController(animated: true)
    stage.tester.settle()
    #expect(names(stage) == ["a"])
    try stage.tester.swipeBack()

    #expect(names(stage) == [])
    #expect(stage.navigator.entries.count == 1)
  }

  @Test(arguments: StackKind.allCases)
  func `commands of one turn run one after the other`(kind: StackKind) throws {
    let stage = try KindStage(kind)

    let tasks = [
      stage.navigator.push(StoredRoute.named("a")),
      stage.navigator.push(StoredRoute.named("b")),
      stage.navigator.pop(),
      stage.navigator.push(StoredRoute.named("c")),
    ]
    stage.tester.settle()

    #expect(tasks.map(\.result) == [true, true, true, true])
    #expect(names(stage) == ["a", "c"])
    #expect(stage.stack.navigationBar.items?.count == 3)
    #expect(Stage.current.log.isEmpty)
  }

  @Test(arguments: StackKind.allCases)
  func `a modal goes by its identity, and is told once`(kind: StackKind) throws {
    let stage = try KindStage(kind)
    var log: [String] = []
    let first = stage.navigator.present(TitledScreen("A"), onDismiss: { log.append("A") })
    stage.tester.settle()
    let handle = try #require(stage.tester.topViewController.navigator)
    handle.present(TitledScreen("B"), onDismiss: { log.append("B") })
    stage.tester.settle()
    #expect(log.isEmpty)

    handle.dismiss(try #require(first.presentation))
    stage.tester.settle()

    #expect(log == ["B", "A"])
    #expect(stage.stack.presentedViewController == nil)
  }

  private final class Account: ObservableObject {
    @Published var name = "Ada"
  }

  private struct Shared: ViewModifier {
    let account: Account

    func body(content: Content) -> some View { content.environmentObject(account) }
  }

  private struct Screen: View {
    @EnvironmentObject private var account: Account

    var body: some View { Text("For \(account.name)").uiKitNavigationBar(title: "Screen") }
  }

  @Test(arguments: StackKind.allCases)
  func `what the app says once reaches pushed and presented screens, live`(
    kind: StackKind
  ) throws {
    let account = Account()
    let stage = try KindStage(kind, environment: Shared(account: account))

    stage.navigator.push(Screen())
    stage.tester.settle()
    #expect(stage.tester.screen.contains("For Ada"))
    account.name = "Bob"
    stage.tester.settle()
    #expect(stage.tester.screen.contains("For Bob"))
    stage.navigator.present(Screen())
    stage.tester.settle()

    #expect(stage.stack.presentedViewController != nil)
    #expect(stage.tester.screen.contains("For Bob"))
  }

  enum WayOut: CaseIterable {
    case backButton, swipe, verb, path, foreignPop
  }

  @Test(arguments: StackKind.allCases, WayOut.allCases)
  func `a guard is asked once before anything moves`(kind: StackKind, way: WayOut) throws {
    let model = GuardModel(decision: .stay)
    let log = IssueLog()
    let stage = try log.collect { try KindStage(kind) }
    log.collect { _ = stage.navigator.push(GuardedForm(model: model)) }
    stage.tester.settle()

    switch way {
    case .backButton: try stage.tester.back()
    case .swipe: try stage.tester.swipeBack()
    case .verb: stage.navigator.pop()
    case .path: stage.navigator.setPath([StoredRoute]())
    case .foreignPop: _ = stage.stack.popViewController(animated: true)
    }
    stage.tester.settle()

    // In a stack that isn't ours the app's own pop can't be asked about, and is reported.
    let isAsked = kind == .owned || way != .foreignPop
    #expect(model.attempts.count == (isAsked ? 1 : 0))
    #expect(stage.stack.viewControllers.count == (isAsked ? 2 : 1))
    #expect(log.texts.count == (isAsked ? 0 : 1))
  }

  @Test(arguments: StackKind.allCases)
  func `misuse is reported and changes nothing`(kind: StackKind) throws {
    let log = IssueLog()
    let stage = try log.collect { try KindStage(kind) }
    let members = stage.stack.viewControllers

    let results = log.collect {
      [
        stage.navigator.pop().result,
        stage.navigator.pop(5).result,
        stage.navigator.pop(to: StoredRoute.bare).result,
        stage.navigator.push(UINavigationController()).result,
        stage.navigator.dismissPresented().result,
      ]
    }
    stage.tester.settle()

    #expect(results == [false, false, false, false, false])
    #expect(log.texts.count == 5)
    #expect(stage.stack.viewControllers == members)
    #expect(!stage.navigator.canPop)
  }

  @Test(arguments: StackKind.allCases)
  func `what left is freed one turn later`(kind: StackKind) throws {
    let stage = try KindStage(kind)
    for round in 0..<20 {
      weak var model: ScreenModel?
      weak var controller: UIViewController?
      weak var item: UIBarButtonItem?
      do {
        let held = ScreenModel(title: "Held")
        held.trailing = [.title("Save") { [unowned held] _ in held.text = "Saved" }]
        stage.navigator.push(ModelScreen(model: held))
        stage.tester.settle()
        model = held
        controller = stage.top
        item = stage.top?.navigationItem.rightBarButtonItem
      }
      #expect(model != nil)
      #expect(item != nil)

      if round.isMultiple(of: 2) {
        try stage.tester.back()
      } else {
        try stage.tester.swipeBack()
      }

      #expect(model == nil)
      #expect(controller == nil)
      #expect(item == nil)
    }
  }
}
