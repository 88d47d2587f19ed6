import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What screens leave behind in a bar that others use after them.
@MainActor
@Suite(.onStage)
struct LeavingBarTests {
  private let test = TestStack()

  private func add(_ child: UIViewController, to page: UIViewController) {
    page.addChild(child)
    child.view.frame = page.view.bounds
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    test.settle()
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    test.settle()
  }

  @Test
  func `a page that leaves its container takes its items along`() {
    let page = UIViewController()
    test.stack.pushViewController(page, animated: false)
    test.settle()
    let first = Text("A")
      .uiKitNavigationBar(title: "A", trailing: [.title("Save") { _ in }])
      .hostedWithBridge()
    add(first, to: page)
    #expect(page.navigationItem.rightBarButtonItems?.count == 1)

    remove(first)
    #expect((page.navigationItem.rightBarButtonItems ?? []).isEmpty)
    #expect(page.navigationItem.title == nil)
    add(Text("B").uiKitNavigationBar(title: "B").hostedWithBridge(), to: page)
    #expect(page.navigationItem.title == "B")

    add(first, to: page)
    #expect(page.navigationItem.rightBarButtonItems?.count == 1)
  }

  @Test
  func `a page in a container hides the bar, and a pop of the container gives it back`() {
    let page = UIViewController()
    test.stack.pushViewController(page, animated: false)
    test.settle()
    let child = Text("C")
      .uiKitNavigationBarHidden()
      .uiKitNavigationBarBackButton(title: "X")
      .hostedWithBridge()
    add(child, to: page)
    #expect(test.stack.isNavigationBarHidden)
    #expect(test.root.navigationItem.backButtonTitle == "X")

    test.pop()

    #expect(!test.stack.isNavigationBarHidden)
    #expect(test.root.navigationItem.backButtonTitle == nil)

    test.stack.pushViewController(page, animated: true)
    test.settle()
    #expect(test.stack.isNavigationBarHidden)
    #expect(test.root.navigationItem.backButtonTitle == "X")
  }

  @Test
  func `a pop under a cover gives the bar and the swipe back`() {
    let before = test.stack.interactivePopGestureRecognizer?.delegate
    test.show(Text("A").uiKitNavigationBarHidden())
    #expect(test.stack.interactivePopGestureRecognizer?.delegate !== before)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    test.stack.present(cover, animated: false)
    test.settle()

    test.stack.popToRootViewController(animated: false)
    test.stack.dismiss(animated: false)
    test.settle()

    #expect(!test.stack.isNavigationBarHidden)
    #expect(test.stack.interactivePopGestureRecognizer?.delegate === before)
  }

  @Test(arguments: [("Bs", "Cs"), ("", "")])
  func `a screen that replaces another leaves the root's back title as it was`(
    first: String,
    second: String
  ) {
    test.show(Text("B").uiKitNavigationBarBackButton(title: first))
    let replacement =
      Text("C")
      .uiKitNavigationBarBackButton(title: second, displayMode: .minimal)
      .hostedWithBridge()

    test.stack.setViewControllers([test.root, replacement], animated: true)
    test.flush()
    #expect(test.root.navigationItem.backButtonTitle == second)
    test.settle()
    #expect(test.root.navigationItem.backButtonTitle == second)
    #expect(test.root.navigationItem.backButtonDisplayMode == .minimal)
    test.pop()

    #expect(test.root.navigationItem.backButtonTitle == nil)
    #expect(test.root.navigationItem.backButtonDisplayMode == .default)
  }

  @Test
  func `a screen that says nothing and replaces another puts the back title back`() {
    test.show(Text("B").uiKitNavigationBarBackButton(title: "Bs"))
    let silent = Text("C").uiKitNavigationBar(title: "C").hostedWithBridge()

    test.stack.setViewControllers([test.root, silent], animated: true)
    test.settle()

    #expect(test.root.navigationItem.backButtonTitle == nil)
  }

  private struct ImageForm: View {
    @ObservedObject var model: GuardModel

    var body: some View {
      Text("Form")
        .uiKitNavigationBarBackButton(image: UIImage(systemName: "xmark"))
        .uiKitNavigationGuard(when: model.isDirty) { model.decide($0) }
    }
  }

  @Test
  func `a guard and an image of the back button share the item below`() throws {
    let model = GuardModel(decision: .stay)
    test.show(ImageForm(model: model))
    let tester = try NavigationTester(test.stack)
    #expect(throws: (any Error).self) { try tester.backMenu(to: 0) }
    #expect(test.root.navigationItem.backBarButtonItem?.image != nil)

    model.isDirty = false
    test.settle()
    #expect(test.root.navigationItem.backBarButtonItem?.image != nil)
    model.isDirty = true
    test.settle()
    model.decision = .leave
    try tester.back()

    #expect(test.stack.viewControllers.count == 1)
    #expect(test.root.navigationItem.backBarButtonItem == nil)
  }

  @Test
  func `one guarded screen that replaces another leaves no back item behind`() {
    test.show(GuardedForm(model: GuardModel(decision: .leave)))
    let second = GuardedForm(model: GuardModel(decision: .leave)).hostedWithBridge()

    test.stack.setViewControllers([test.root, second], animated: true)
    test.settle()
    #expect(test.root.navigationItem.backBarButtonItem != nil)
    test.stack.setViewControllers([test.root], animated: true)
    test.settle()

    #expect(test.root.navigationItem.backBarButtonItem == nil)
  }

  // MARK: Foreign appearances

  private struct RedScreen: View {
    @ObservedObject var model: ScreenModel

    var body: some View {
      if model.isDescribed {
        Text("Red").uiKitNavigationBarAppearance(Self.red)
      } else {
        Text("Plain")
      }
    }

    static let red = appearance(.systemRed)
  }

  private static func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  @Test
  func `a named appearance wins over what others write, who get theirs back`() {
    let model = ScreenModel()
    let item = test.show(RedScreen(model: model)).navigationItem
    item.standardAppearance = Self.appearance(.systemBlue)
    test.stack.topViewController?.view.setNeedsLayout()
    test.settle()
    #expect(item.standardAppearance?.backgroundColor == .systemRed)
    let writes = item.writes
    test.stack.topViewController?.view.setNeedsLayout()
    test.settle()
    #expect(item.writes == writes)

    model.isDescribed = false
    test.settle()

    #expect(item.standardAppearance?.backgroundColor == .systemBlue)
  }

  // MARK: Views that take all the width

  @Test
  func `a view in the bar that takes all the width has a finite one`() {
    let screen = test.show(
      Text("A").uiKitNavigationBar {
        Text("Inbox").frame(maxWidth: .infinity, alignment: .leading)
      }
    )

    let view = screen.navigationItem.titleView
    #expect(view?.intrinsicContentSize.width.isFinite == true)
    #expect(view?.intrinsicContentSize.height.isFinite == true)
    #expect((view?.bounds.width ?? .infinity) <= test.stack.navigationBar.bounds.width)
    #expect((view?.bounds.width ?? 0) > 200)
  }

  // MARK: An open menu

  private func menu(isOn: Bool, _ act: @escaping () -> Void) -> UIMenu {
    UIMenu(children: [UIAction(title: "Mute", state: isOn ? .on : .off) { _ in act() }])
  }

  @Test
  func `a given menu that changes while it is open still acts`() throws {
    var hits: [String] = []
    let model = ScreenModel()
    model.trailing = [.title("More", menu: menu(isOn: false) { hits.append("old") })]
    test.show(ModelScreen(model: model))
    let tester = try NavigationTester(test.stack)
    try tester.openMenu("More")

    model.trailing = [.title("More", menu: menu(isOn: true) { hits.append("new") })]
    test.settle()
    try tester.choose("Mute")

    #expect(hits == ["old"])
  }
}
