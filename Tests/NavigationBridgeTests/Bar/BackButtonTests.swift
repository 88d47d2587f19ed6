import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A screen's back button: two of its properties live on the item below.
@MainActor
@Suite(.onStage)
struct BackButtonTests {
  @Test
  func `title and display mode are on the item below when the push returns`() {
    let test = TestStack()

    test.push(
      Text("Content").uiKitNavigationBarBackButton(title: "Inbox", displayMode: .generic)
    )

    #expect(test.root.navigationItem.backButtonTitle == "Inbox")
    #expect(test.root.navigationItem.backButtonDisplayMode == .generic)
  }

  @Test
  func `they are put back when the screen leaves`() {
    let test = TestStack()
    test.root.navigationItem.backButtonTitle = "App"
    test.show(Text("Content").uiKitNavigationBarBackButton(title: "Inbox", displayMode: .minimal))

    test.pop()

    #expect(test.root.navigationItem.backButtonTitle == "App")
    #expect(test.root.navigationItem.backButtonDisplayMode == .default)
  }

  @Test
  func `without a wish the item below isn't written`() {
    let test = TestStack()
    let before = test.root.navigationItem.writes

    test.show(Text("Content").uiKitNavigationBarBackButton(isHidden: true))
    test.pop()

    #expect(test.root.navigationItem.writes == before)
  }

  @Test
  func `a hidden back button comes back with the modifier's end`() {
    struct Screen: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        if model.isDescribed {
          Text("A").uiKitNavigationBarBackButton(isHidden: true)
        } else {
          Text("A")
        }
      }
    }
    let test = TestStack()
    let model = ScreenModel()
    let screen = test.show(Screen(model: model))
    #expect(screen.navigationItem.hidesBackButton)

    model.isDescribed = false
    test.settle()

    #expect(!screen.navigationItem.hidesBackButton)
  }
}
