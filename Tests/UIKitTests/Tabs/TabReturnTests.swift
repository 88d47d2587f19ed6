import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What a tab looks like when it is seen again.
@MainActor
@Suite(.onStage)
struct TabReturnTests {
  @Test
  func `the bars of an earlier tab are where they were`() throws {
    let fixture = TabFixture("A", "B", inStacks: true)
    let stack = try #require(fixture.stack)
    let bar = stack.navigationBar.frame
    let insets = fixture[0].view.safeAreaInsets
    #expect(bar.minY > 0)

    fixture.tabs.selectedIndex = 1
    fixture.settle()
    #expect(fixture.stack?.navigationBar.frame == bar)
    fixture.tabs.selectedIndex = 0
    fixture.settle()

    #expect(stack.navigationBar.frame == bar)
    #expect(fixture[0].view.safeAreaInsets == insets)
  }

  @Test
  func `a toolbar of an earlier tab is where it was`() throws {
    let fixture = TabFixture("A", "B", inStacks: true)
    let stack = try #require(fixture.stack)
    stack.setToolbarHidden(false, animated: false)
    fixture.settle()
    let toolbar = stack.toolbar.frame

    fixture.tabs.selectedIndex = 1
    fixture.settle()
    fixture.tabs.selectedIndex = 0
    fixture.settle()

    #expect(stack.toolbar.frame == toolbar)
  }

  @Test
  func `the bar of a stack is where it was when its cover has gone`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    Stage.current.show(stack)
    Stage.current.loop.settle()
    let bar = stack.navigationBar.frame

    stack.present(cover, animated: true)
    Stage.current.loop.settle()
    stack.dismiss(animated: true)
    Stage.current.loop.settle()

    #expect(stack.navigationBar.frame == bar)
    #expect(bar.minY > 0)
  }
}
