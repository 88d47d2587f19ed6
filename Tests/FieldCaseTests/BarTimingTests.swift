import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Parts 1 and 2: what the bar shows from the first moment to the last.
@MainActor
@Suite(.onStage)
struct BarTimingTests {
  private func item(_ title: String) -> UIKitNavigationBarItem { .title(title) { _ in } }

  private struct Shown: Hashable {
    let title: String?
    let items: [ObjectIdentifier]

    @MainActor
    init(_ item: UINavigationItem) {
      title = item.title
      items = (item.rightBarButtonItems ?? []).map { ObjectIdentifier($0) }
    }
  }

  @Test
  func `case 1: from willShow to didShow title and buttons have one value`() {
    let test = TestStack()
    let recorder = StackRecorder()
    test.stack.delegate = recorder
    var shown: [Shown] = []
    var hasArrived = false
    recorder.willShow = { shown.append(Shown($0.navigationItem)) }
    recorder.didShow = {
      shown.append(Shown($0.navigationItem))
      hasArrived = true
    }
    let model = ScreenModel(title: "Details", trailing: [item("A"), item("B")])

    let screen = test.push(ModelScreen(model: model))

    shown.append(Shown(screen.navigationItem))
    for _ in 0..<50 where !hasArrived {
      test.advance(by: 0.02)
      shown.append(Shown(screen.navigationItem))
    }
    #expect(hasArrived)
    #expect(shown.count > 10)
    #expect(Set(shown).count == 1)
    #expect(shown.first?.title == "Details")
    #expect(shown.first?.items.count == 2)
  }

  @Test(arguments: [UINavigationItem.LargeTitleDisplayMode.never, .always])
  func `case 2: the height after a push is the height a second later`(
    mode: UINavigationItem.LargeTitleDisplayMode
  ) {
    let test = TestStack { $0.navigationBar.prefersLargeTitles = true }
    let before = test.stack.navigationBar.frame.height
    let recorder = StackRecorder()
    test.stack.delegate = recorder
    var modes: [UINavigationItem.LargeTitleDisplayMode] = []
    var hasArrived = false
    recorder.willShow = { modes.append($0.navigationItem.largeTitleDisplayMode) }
    recorder.didShow = { _ in hasArrived = true }

    let screen = test.push(
      Text("Content").uiKitNavigationBar(title: "Details")
        .uiKitNavigationBarTitleDisplayMode(mode)
    )
    for _ in 0..<50 where !hasArrived { test.advance(by: 0.02) }
    // The first frame.
    test.flush()
    let height = test.stack.navigationBar.frame.height
    test.advance(by: 1)

    #expect(hasArrived)
    #expect(modes == [mode])
    #expect(screen.navigationItem.writes["largeTitleDisplayMode"] == 1)
    #expect(test.stack.navigationBar.frame.height == height)
    #expect((height == before) == (mode == .always))
  }

  @Test
  func `case 4: nothing is written to the bar while a push runs`() throws {
    let stack = UINavigationController(navigationBarClass: CountingBar.self, toolbarClass: nil)
    stack.viewControllers = [UIViewController()]
    let bar = try #require(stack.navigationBar as? CountingBar)
    let tester = try NavigationTester(stack)
    let recorder = StackRecorder()
    stack.delegate = recorder
    var writes: [[String]] = []
    recorder.willShow = { _ in bar.writes = [] }
    recorder.didShow = { _ in writes.append(bar.writes) }
    let yellow = UINavigationBarAppearance()
    yellow.backgroundColor = .yellow
    let model = ScreenModel(title: "Details", trailing: [item("Save")])

    let screen = ModelScreen(model: model).uiKitNavigationBarAppearance(yellow).hostedWithBridge()
    stack.pushViewController(screen, animated: true)
    #expect(screen.navigationItem.title == "Details")
    tester.advance(by: 0.1)
    model.text = "Other"
    model.trailing = [.title("Save", tintColor: .red) { _ in }]
    tester.settle()

    #expect(writes == [[]])
    #expect(screen.navigationItem.rightBarButtonItems?.first?.tintColor == .red)
    // What would have been written is noted.
    bar.isTranslucent = false
    #expect(bar.writes == ["isTranslucent"])
  }

  @Test(arguments: [NavigationTester.SwipeEnd.finished, .cancelled(at: 0.4)])
  func `case 7: both screens of a swipe get their newest items once, at its end`(
    end: NavigationTester.SwipeEnd
  ) throws {
    let below = ScreenModel(title: "A", trailing: [item("One")])
    let above = ScreenModel(title: "B", trailing: [item("Save")])
    let a = ModelScreen(model: below).hostedWithBridge()
    let b = ModelScreen(model: above).hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: a))
    a.navigationController?.pushViewController(b, animated: true)
    tester.settle()
    let before = [a, b].map { $0.navigationItem.writes.arrayAssignments }

    try tester.swipeBack(holdingAt: 0.4, then: end) {
      for names in [["Two"], ["Two", "Three"]] {
        below.trailing = (["One"] + names).map { item($0) }
        above.trailing = (["Save"] + names).map { .title($0, isEnabled: false) { _ in } }
        tester.flush()
      }
      #expect([a, b].map { $0.navigationItem.writes.arrayAssignments } == before)
      #expect(a.navigationItem.rightBarButtonItems?.map(\.title) == ["One"])
    }

    #expect(a.navigationItem.writes.arrayAssignments == before[0] + 1)
    #expect(a.navigationItem.rightBarButtonItems?.map(\.title) == ["One", "Two", "Three"])
    guard end != .finished else { return }
    #expect(b.navigationItem.writes.arrayAssignments == before[1] + 1)
    #expect(b.navigationItem.rightBarButtonItems?.map(\.title) == ["Save", "Two", "Three"])
    #expect(b.navigationItem.rightBarButtonItems?.map(\.isEnabled) == [false, false, false])
  }

  private final class Watched<Content: View>: BridgedHostingController<Content> {
    var willAppear: () -> Void = {}
    var didAppear: (UINavigationItem) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      willAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      didAppear(navigationItem)
    }
  }

  @Test
  func `case 14: when the screen has appeared its leading item stays beside the back button`()
    throws
  {
    let test = TestStack()
    let tester = try NavigationTester(test.stack)
    let model = ScreenModel(leading: [item("Filter")])
    let screen = Watched(
      content: ModelScreen(model: model)
        .uiKitNavigationBarBackButton(staysBesideLeadingItems: true)
    )
    var appearances: [String] = []
    screen.didAppear = {
      let flags = [$0.leftItemsSupplementBackButton, $0.hidesBackButton]
      appearances.append("\(flags) \($0.leftBarButtonItems?.count ?? 0)")
    }

    test.stack.pushViewController(screen, animated: true)
    test.settle()

    #expect(appearances == ["[true, false] 1"])
    #expect(tester.bar.backButtonTitle == "Root")
    #expect(tester.bar.leading.count == 1)
    model.text = "Other"
    test.settle()
    #expect(screen.navigationItem.leftItemsSupplementBackButton)
    #expect(screen.navigationItem.leftBarButtonItems?.count == 1)
    #expect(!screen.navigationItem.hidesBackButton)
  }

  @Test(arguments: [14, 26], [false, true])
  func `case 15: a pushed screen is described without its view, and once`(
    version: Int,
    loadsView: Bool
  ) {
    PlatformFeatures.$current.withValue(.iOS(version)) {
      let stack = UINavigationController(rootViewController: UIViewController())
      let screen = ModelScreen(model: ScreenModel(title: "Details", trailing: [item("Save")]))
        .hostedWithBridge()

      stack.pushViewController(screen, animated: false)

      #expect(screen.navigationItem.title == "Details")
      #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["Save"])
      #expect(!screen.isViewLoaded)
      let writes = screen.navigationItem.writes
      if loadsView { screen.loadViewIfNeeded() }
      Stage.current.show(stack)
      Stage.current.loop.settle()
      #expect(screen.navigationItem.writes == writes)
      #expect(screen.navigationItem.title == "Details")
    }
  }

  @Test
  func `case 17: a page is described when its nested screen is about to appear, at the latest`() {
    let test = TestStack()
    let other = UINavigationController(rootViewController: UIViewController())
    test.stack.present(other, animated: false)
    test.settle()
    let page = UIViewController()
    let inner = UIViewController()
    let screen = Watched(content: ModelScreen(model: ScreenModel(title: "Nested")))
    for (child, parent) in [(inner, page), (screen, inner)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let recorder = StackRecorder()
    test.stack.delegate = recorder
    var titles: [String?] = []
    screen.willAppear = { titles.append(page.navigationItem.title) }
    recorder.didShow = { titles.append($0.navigationItem.title) }

    test.stack.dismiss(animated: true)
    test.stack.pushViewController(page, animated: true)
    test.settle()

    #expect(titles == ["Nested", "Nested"])
    #expect(test.root.navigationItem.title == "Root")
    #expect(other.topViewController?.navigationItem.title == nil)
  }
}
