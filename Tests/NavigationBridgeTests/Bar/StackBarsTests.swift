import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What a screen wishes for the bars of its stack, while it is on top.
@MainActor
@Suite(.onStage)
struct StackBarsTests {
  @Test
  func `a hidden bar is hidden only while its screen is on top`() {
    let test = TestStack()
    test.show(Text("A").uiKitNavigationBarHidden())
    #expect(test.stack.isNavigationBarHidden)

    test.show(Text("B").uiKitNavigationBar(title: "B"))
    #expect(!test.stack.isNavigationBarHidden)
    test.pop()
    #expect(test.stack.isNavigationBarHidden)
    test.pop()

    #expect(!test.stack.isNavigationBarHidden)
  }

  @Test
  func `a screen can show the bar that its stack hides`() {
    let test = TestStack { $0.setNavigationBarHidden(true, animated: false) }
    test.show(Text("A").uiKitNavigationBarHidden(false))
    #expect(!test.stack.isNavigationBarHidden)

    test.show(Text("B").uiKitNavigationBar(title: "B"))

    #expect(test.stack.isNavigationBarHidden)
  }

  @Test
  func `without a wish the stack's bars are the app's`() {
    let test = TestStack()
    test.show(Text("A").uiKitNavigationBar(title: "A"))
    test.stack.setNavigationBarHidden(true, animated: false)
    test.stack.setToolbarHidden(false, animated: false)

    test.show(Text("B").uiKitNavigationBar(title: "B"))

    #expect(test.stack.isNavigationBarHidden)
    #expect(!test.stack.isToolbarHidden)
  }

  @Test
  func `the wish follows state`() {
    struct Screen: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        Text(model.text).uiKitNavigationBarHidden(!model.isDescribed)
      }
    }
    let test = TestStack()
    let model = ScreenModel()
    test.show(Screen(model: model))
    #expect(!test.stack.isNavigationBarHidden)

    model.isDescribed = false
    test.settle()

    #expect(test.stack.isNavigationBarHidden)
  }

  @Test
  func `a toolbar comes and goes with its screen`() {
    let test = TestStack()
    let screen = test.show(
      Text("A").uiKitToolbar([.title("One") { _ in }, .flexibleSpace(), .title("Two") { _ in }])
    )
    #expect(screen.toolbarItems?.count == 3)
    #expect(!test.stack.isToolbarHidden)

    test.show(Text("B").uiKitNavigationBar(title: "B"))
    #expect(test.stack.isToolbarHidden)
    test.pop()
    #expect(!test.stack.isToolbarHidden)
    test.pop()

    #expect(test.stack.isToolbarHidden)
  }

  @Test
  func `the pop gesture's delegate is given back`() {
    let test = TestStack()
    let recognizer = test.stack.interactivePopGestureRecognizer
    let before = recognizer?.delegate
    test.show(Text("A").uiKitNavigationBarHidden())
    #expect(recognizer?.delegate !== before)

    test.pop()

    #expect(recognizer?.delegate === before)
  }

  @Test
  func `a delegate of the app's own stays, and the wish is reported`() {
    final class AppStack: UINavigationController, UIGestureRecognizerDelegate {}
    let log = IssueLog()
    log.collect {
      let stack = AppStack(rootViewController: UIViewController())
      stack.loadViewIfNeeded()
      stack.interactivePopGestureRecognizer?.delegate = stack
      Stage.current.show(stack)
      stack.pushViewController(
        Text("A").uiKitNavigationBarHidden().hostedWithBridge(),
        animated: true
      )
      Stage.current.loop.settle()
      #expect(stack.interactivePopGestureRecognizer?.delegate === stack)
    }

    #expect(
      log.texts == [
        """
        Can't keep the swipe back on a screen without a back button: the app has set the delegate \
        of 'interactivePopGestureRecognizer' itself. Answer 'gestureRecognizerShouldBegin(_:)' there.
        """
      ]
    )
  }

  @Test
  func `a helper object of the app's own stays too`() {
    final class SwipeHelper: NSObject, UIGestureRecognizerDelegate {}
    let helper = SwipeHelper()
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      test.stack.interactivePopGestureRecognizer?.delegate = helper

      test.show(Text("A").uiKitNavigationBarHidden())

      #expect(test.stack.interactivePopGestureRecognizer?.delegate === helper)
    }
    #expect(log.texts.count == 1)
  }

  @Test
  func `the tab bar's wish is known before the push`() {
    let screen = Text("A").uiKitHidesBottomBarWhenPushed().hostedWithBridge()

    #expect(screen.hidesBottomBarWhenPushed)
    #expect(!Text("A").uiKitNavigationBar(title: "A").hostedWithBridge().hidesBottomBarWhenPushed)
  }
}
