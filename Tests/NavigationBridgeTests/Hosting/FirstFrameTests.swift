import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Law 1: from the moment the push returns, the item is final.
@MainActor
@Suite(.onStage)
struct FirstFrameTests {
  private func items() -> [UIKitNavigationBarItem] {
    [.title("Save") { _ in }, .systemImage("plus", accessibilityLabel: "Add") { _ in }]
  }

  @Test(arguments: [false, true])
  func `title and items are there when the push returns`(updatesOffWindow: Bool) {
    Stage.current.updatesHostingViewsOffWindow = updatesOffWindow
    let test = TestStack()

    let screen = test.push(
      ModelScreen(model: ScreenModel(title: "Details", subtitle: "One", trailing: items()))
    )

    #expect(screen.navigationItem.title == "Details")
    #expect(screen.navigationItem.subtitle == "One")
    #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["Save", "Add"])
  }

  @Test(arguments: [false, true])
  func `nothing is written again until the push has ended`(updatesOffWindow: Bool) {
    Stage.current.updatesHostingViewsOffWindow = updatesOffWindow
    let log = BarWriteLog()
    BarWriteLog.$current.withValue(log) {
      let test = TestStack()
      test.push(ModelScreen(model: ScreenModel(title: "Details", trailing: items())))
      log.removeAll()

      test.settle()
    }

    #expect(log.writes == [])
  }

  @Test
  func `the screen's view isn't loaded for the description`() {
    let test = TestStack()
    let screen = ModelScreen(model: ScreenModel(title: "Details")).hostedWithBridge()

    test.stack.setViewControllers([test.root, screen, UIViewController()], animated: false)

    #expect(screen.navigationItem.title == "Details")
    #expect(!screen.isViewLoaded)
  }

  @Test
  func `the root of a stack is described before any window`() {
    let screen = ModelScreen(model: ScreenModel(title: "Start")).hostedWithBridge()

    let stack = UINavigationController(rootViewController: screen)

    #expect(stack.topViewController?.navigationItem.title == "Start")
  }

  @Test
  func `the display mode has its value before the transition starts`() {
    let test = TestStack()

    let screen = test.push(Text("Content").uiKitNavigationBarTitleDisplayMode(.never))

    #expect(screen.navigationItem.largeTitleDisplayMode == .never)
  }

  @Test
  func `what the caller says wins, then the view, then its modifiers`() {
    struct Screen: View, NavigationBarProviding {
      var navigationBar: NavigationBarConfiguration {
        NavigationBarConfiguration(title: "Provided", subtitle: "Provided")
      }

      var body: some View {
        Text("Content")
          .uiKitNavigationBar(title: "Modifier", subtitle: "Modifier")
          .uiKitNavigationBarPrompt("Modifier")
      }
    }
    let test = TestStack()
    let screen = BridgedHostingController(
      content: Screen(),
      bar: NavigationBarConfiguration(title: "Caller")
    )

    test.stack.pushViewController(screen, animated: true)

    #expect(screen.navigationItem.title == "Caller")
    #expect(screen.navigationItem.subtitle == "Provided")
    #expect(screen.navigationItem.prompt == "Modifier")
  }

  @Test
  func `a screen that comes back is up to date in its viewWillAppear`() {
    let test = TestStack()
    let model = ScreenModel(title: "Before")
    let screen = test.show(ModelScreen(model: model))
    test.stack.pushViewController(UIViewController(), animated: true)
    test.settle()

    model.title = "After"
    test.settle()
    test.stack.popViewController(animated: true)
    test.flush()

    #expect(screen.navigationItem.title == "After")
  }

  @Test
  func `a modifier that measuring doesn't reach is reported once`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      // The size of a fixed frame doesn't depend on what is in it.
      test.show(
        Text("Content").uiKitNavigationBar(title: "Late").frame(width: 200, height: 100)
      )
      test.settle()
    }

    #expect(
      log.texts == [
        """
        Can't show the title 'Late' in the first frame: the modifier stands where measuring the \
        screen doesn't reach it, such as in a 'ScrollView', a 'GeometryReader', a fixed 'frame' or a \
        lazy row. Move it to the outermost view of the screen.
        """
      ]
    )
  }
}
