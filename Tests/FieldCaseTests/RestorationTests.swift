import BridgeSupport
import Foundation
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 8: a later launch.
@MainActor
@Suite(.onStage)
struct RestorationTests {
  private func launch(_ store: DataStore) throws -> (RestorationReport, NavigatorStage, [String]) {
    let log = IssueLog()
    let (report, stage) = try log.collect {
      let stage = try NavigatorStage()
      let report = stage.navigator.restore(from: store.storage, routes: StoredRoute.self)
      stage.tester.settle()
      return (report, stage)
    }
    return (report, stage, log.texts)
  }

  private func names(_ navigator: Navigator) -> [String] {
    navigator.path(of: StoredRoute.self).map(\.name)
  }

  @Test(
    arguments: [
      Data((0..<400).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) }),
      Data(),
      Data(#"{"user":{"name":"Ada"},"path":["a","b"]}"#.utf8),
    ]
  )
  func `case 105: what isn't a snapshot leaves the root, and is removed`(data: Data) throws {
    let store = DataStore(data)

    let (report, stage, texts) = try launch(store)

    #expect(report.problems == [.unreadable])
    #expect(report.restoredCount == 0)
    #expect(report.task.result == true)
    #expect(stage.stack.viewControllers.count == 1)
    #expect(texts == [RestorationProblem.unreadable.description])
    #expect(store.data == nil)
    let (second, _, none) = try launch(store)
    #expect(second.problems.isEmpty)
    #expect(none.isEmpty)
  }

  @Test
  func `case 105: a route that was removed ends the path below it`() throws {
    let store = DataStore()
    let earlier = try NavigatorStage()
    earlier.navigator.setPath([EarlierRoute.named("a"), .removed, .named("c")], animated: false)
    earlier.tester.settle()
    try earlier.navigator.save(to: store.storage)

    let (report, stage, texts) = try launch(store)

    #expect(report.problems == [.undecodable("StoredRoute")])
    #expect(names(stage.navigator) == ["a"])
    #expect(stage.stack.viewControllers.count == 2)
    #expect(texts == [RestorationProblem.undecodable("StoredRoute").description])
    let (second, again, none) = try launch(store)
    #expect(second.problems.isEmpty)
    #expect(none.isEmpty)
    #expect(names(again.navigator) == ["a"])
  }

  @Test
  func `case 105: ten thousand entries are bounded`() throws {
    let store = DataStore()
    let path = try (0..<10_000).map { number in
      NavigationSnapshot.Place(
        type: "StoredRoute",
        route: try JSONEncoder().encode([StoredRoute.named("\(number)")])
      )
    }
    store.data = try NavigationSnapshot(path: path).data()

    let (report, stage, texts) = try launch(store)

    #expect(report.problems == [.tooMany(10_000)])
    #expect(stage.stack.viewControllers.count == NavigationSnapshot.maximumCount + 1)
    #expect(texts.count == 1)
    let (second, _, none) = try launch(store)
    #expect(second.problems.isEmpty)
    #expect(none.isEmpty)
  }

  @Test
  func `case 105: more entries than are restored keep the lowest`() throws {
    let store = DataStore()
    let earlier = try NavigatorStage()
    earlier.navigator.setPath((0..<300).map { StoredRoute.named("\($0)") }, animated: false)
    try earlier.navigator.save(to: store.storage)

    let (report, stage, _) = try launch(store)

    #expect(report.problems == [.tooMany(300)])
    #expect(names(stage.navigator) == (0..<256).map { "\($0)" })
  }

  // MARK: Modals

  /// Root, a sheet with a screen above its root, a cover, an alert.
  private func saveChain(to store: DataStore) throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.navigator.present(StoredRoute.named("s1"), as: .pageSheet)
    stage.tester.settle()
    stage.topNavigator?.push(StoredRoute.named("t1"))
    stage.navigator.present(StoredRoute.named("s2"), as: .fullScreen)
    stage.navigator.alert("Sure?", actions: [.cancel("No")])
    stage.tester.settle()
    #expect(stage.modals.count == 3)
    let snapshot = try stage.navigator.snapshot()
    #expect(snapshot.count == 4)
    #expect(snapshot.omitted == "Sure?")
    store.data = try snapshot.data()
  }

  @Test(arguments: [true, false])
  func `case 107: a chain of sheets comes back whole`(hasWindow: Bool) throws {
    let store = DataStore()
    try saveChain(to: store)
    let navigator = Navigator(root: TitledScreen("Root"))
    let stack = try #require(navigator.navigationController)
    if hasWindow { Stage.current.show(stack) }

    let report = navigator.restore(from: store.storage, routes: StoredRoute.self)
    if !hasWindow { Stage.current.show(stack) }
    // No time passes: nothing is animated.
    Stage.current.loop.flush()

    #expect(report.restoredCount == 4)
    #expect(report.problems.isEmpty)
    #expect(report.task.result == true)
    #expect(names(navigator) == ["a"])
    let sheet = try #require(stack.presentedViewController as? UINavigationController)
    let cover = try #require(sheet.presentedViewController as? UINavigationController)
    #expect(sheet.viewControllers.map(\.navigationItem.title) == ["s1", "t1"])
    #expect(sheet.modalPresentationStyle == .pageSheet)
    #expect(cover.topViewController?.navigationItem.title == "s2")
    #expect(cover.modalPresentationStyle == .fullScreen)
    #expect(cover.presentedViewController == nil)

    // What is above can be opened by hand.
    Stage.current.loop.settle()
    cover.topViewController?.navigator?.present(TitledScreen("Later"))
    Stage.current.loop.settle()
    #expect(cover.presentedViewController != nil)
    #expect(navigator.presentations.map(\.name).count == 3)
  }

  @Test
  func `case 107: a modal that can't come back takes those above it along`() throws {
    let place = NavigationSnapshot.Place(
      type: "StoredRoute",
      route: try JSONEncoder().encode([StoredRoute.named("s")])
    )
    func modal(_ style: NavigationSnapshot.Style) -> NavigationSnapshot.Modal {
      NavigationSnapshot.Modal(root: place, path: [], hasStack: true, style: style)
    }
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()

      let report = stage.navigator.restore(
        NavigationSnapshot(
          modals: [
            modal(.pageSheet), modal(.sheet(detents: [], showsGrabber: false)), modal(.pageSheet),
          ]
        ),
        routes: StoredRoute.self
      )
      stage.tester.settle()

      #expect(report.task.result == false)
      #expect(stage.modals.count == 1)
      #expect(stage.navigator.presentations.count == 1)
      stage.topNavigator?.present(TitledScreen("By hand"))
      stage.tester.settle()
      #expect(stage.modals.count == 2)
    }
    #expect(log.texts.count == 1)
  }

  // MARK: Bars

  private struct Flags: Equatable {
    var isBarHidden: Bool
    var isTabBarHidden: Bool
    var displayMode: UINavigationItem.LargeTitleDisplayMode?
    var isLargeTitle: Bool
    var barHeight: CGFloat
  }

  private func flags(_ tabs: UITabBarController, _ stack: UINavigationController) -> Flags {
    Flags(
      isBarHidden: stack.isNavigationBarHidden,
      isTabBarHidden: tabs.tabBar.isHidden,
      displayMode: stack.topViewController?.navigationItem.largeTitleDisplayMode,
      isLargeTitle: stack.topViewController?.navigationItem.largeTitleDisplayMode == .always,
      barHeight: stack.isNavigationBarHidden ? 0 : stack.navigationBar.frame.height
    )
  }

  private func makeTabs() throws -> (UITabBarController, Navigator, UINavigationController) {
    let navigator = Navigator(root: TitledScreen("Root")) {
      $0.navigationBar.prefersLargeTitles = true
    }
    let stack = try #require(navigator.navigationController)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    return (tabs, navigator, stack)
  }

  @Test(arguments: [false, true])
  func `case 109: a restored screen has the bars that a push gives it`(hasWindow: Bool) throws {
    let (pushedTabs, pushed, pushedStack) = try makeTabs()
    Stage.current.show(pushedTabs)
    pushed.push(StoredRoute.bare)
    Stage.current.loop.settle()
    let expected = flags(pushedTabs, pushedStack)
    #expect(expected.isBarHidden)
    #expect(expected.isTabBarHidden)
    #expect(expected.displayMode == .never)
    let snapshot = try pushed.snapshot()

    let (tabs, navigator, stack) = try makeTabs()
    if hasWindow { Stage.current.show(tabs) }
    navigator.restore(snapshot, routes: StoredRoute.self)
    if !hasWindow { Stage.current.show(tabs) }
    Stage.current.loop.flush()

    // No time has passed: it is the first frame.
    #expect(flags(tabs, stack) == expected)
    Stage.current.loop.settle()
    #expect(flags(tabs, stack) == expected)
    navigator.pop()
    Stage.current.loop.settle()
    #expect(!stack.isNavigationBarHidden)
    #expect(!tabs.tabBar.isHidden)
  }
}
