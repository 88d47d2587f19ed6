import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Who describes the bar of a container with several hosted screens.
@MainActor
@Suite(.onStage)
struct ContainerBarTests {
  private let test = TestStack()

  private func showContainer() -> UIViewController {
    let container = UIViewController()
    test.stack.pushViewController(container, animated: false)
    test.settle()
    return container
  }

  private func add(_ child: UIViewController, to container: UIViewController) {
    container.addChild(child)
    child.view.frame = container.view.bounds
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    test.settle()
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    test.settle()
  }

  private func page(_ name: String) -> UIViewController {
    Text(name)
      .uiKitNavigationBar(title: name, trailing: [.title("Save \(name)") { _ in }])
      .hostedWithBridge()
  }

  private func itemTitles(_ container: UIViewController) -> [String?] {
    (container.navigationItem.rightBarButtonItems ?? []).map(\.title)
  }

  @Test
  func `a page that comes before the old one goes leaves nothing of the old one`() {
    let container = showContainer()
    container.navigationItem.title = "Pages"
    let (old, new) = (page("A"), page("B"))
    add(old, to: container)

    add(new, to: container)
    #expect(container.navigationItem.title == "B")
    #expect(itemTitles(container) == ["Save B"])
    remove(old)
    #expect(itemTitles(container) == ["Save B"])
    remove(new)

    #expect(container.navigationItem.title == "Pages")
    #expect(itemTitles(container).isEmpty)
  }

  @Test
  func `the page below speaks again when the one above has gone`() {
    let container = showContainer()
    let (lower, upper) = (page("A"), page("B"))
    add(lower, to: container)
    add(upper, to: container)

    remove(upper)

    #expect(container.navigationItem.title == "A")
    #expect(itemTitles(container) == ["Save A"])
  }

  @Test
  func `screens side by side each describe their part`() {
    let container = showContainer()
    add(Text("Head").uiKitNavigationBar(title: "Head").hostedWithBridge(), to: container)
    let items = Text("Body")
      .uiKitNavigationBar(trailing: [.title("Add") { _ in }])
      .hostedWithBridge()
    add(items, to: container)

    #expect(container.navigationItem.title == "Head")
    #expect(itemTitles(container) == ["Add"])
  }

  private final class Switch: ObservableObject {
    @Published var isOn = true
  }

  private struct Switching: View {
    @ObservedObject var state: Switch
    var body: some View {
      if state.isOn {
        Text("On").uiKitNavigationBar(title: "B")
      } else {
        Text("Off")
      }
    }
  }

  @Test
  func `a part that the last one no longer names falls to the one before`() {
    let container = showContainer()
    let state = Switch()
    add(page("A"), to: container)
    add(Switching(state: state).hostedWithBridge(), to: container)
    #expect(container.navigationItem.title == "B")

    state.isOn = false
    test.settle()
    #expect(container.navigationItem.title == "A")

    state.isOn = true
    test.settle()
    #expect(container.navigationItem.title == "B")
  }

  @Test
  func `the swipe of a page controller changes the bar with the page, back too`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (page("A"), Text("B").hostedWithBridge())
    pages.setViewControllers([first], direction: .forward, animated: false)
    test.stack.pushViewController(pages, animated: false)
    test.settle()
    #expect(pages.navigationItem.title == "A")

    pages.setViewControllers([second], direction: .forward, animated: true)
    test.settle()
    #expect(pages.navigationItem.title == nil)
    #expect(itemTitles(pages).isEmpty)

    pages.setViewControllers([first], direction: .reverse, animated: true)
    test.settle()
    #expect(pages.navigationItem.title == "A")
    #expect(itemTitles(pages) == ["Save A"])
  }

  @Test
  func `the selected tab of a tab bar in a stack describes the bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      page("A"), Text("Plain").uiKitNavigationBarHidden().hostedWithBridge(), page("C"),
    ]
    test.stack.pushViewController(tabs, animated: true)
    test.settle()
    #expect(tabs.navigationItem.title == "A")
    #expect(itemTitles(tabs) == ["Save A"])
    #expect(!test.stack.isNavigationBarHidden)

    tabs.selectedIndex = 1
    test.settle()
    #expect(tabs.navigationItem.title == nil)
    #expect(itemTitles(tabs).isEmpty)
    #expect(test.stack.isNavigationBarHidden)

    tabs.selectedIndex = 2
    test.settle()
    #expect(tabs.navigationItem.title == "C")
    #expect(!test.stack.isNavigationBarHidden)
  }

  @Test
  func `a page that hid the bar and left its container gives it back`() {
    let container = showContainer()
    let child = Text("C").uiKitNavigationBarHidden().hostedWithBridge()
    add(child, to: container)
    #expect(test.stack.isNavigationBarHidden)

    remove(child)

    #expect(!test.stack.isNavigationBarHidden)
  }

  @Test
  func `a page keeps the bar under a cover`() {
    let container = showContainer()
    add(page("A"), to: container)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    container.present(cover, animated: false)
    test.settle()
    #expect(container.navigationItem.title == "A")

    container.dismiss(animated: false)
    test.settle()
    #expect(container.navigationItem.title == "A")
    #expect(itemTitles(container) == ["Save A"])
  }
}
