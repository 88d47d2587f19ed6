import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Law 4: a screen writes its own item only, and what a removed modifier had set is put back.
@MainActor
@Suite(.onStage)
struct PutBackTests {
  @Test
  func `a removed modifier leaves no trace`() {
    let test = TestStack()
    let model = ScreenModel(
      title: "Details",
      subtitle: "One",
      leading: [.title("A") { _ in }],
      trailing: [.title("B") { _ in }]
    )
    let screen = test.show(ModelScreen(model: model))

    model.isDescribed = false
    test.settle()

    #expect(screen.navigationItem.title == nil)
    #expect(screen.navigationItem.subtitle == nil)
    #expect((screen.navigationItem.leftBarButtonItems ?? []).isEmpty)
    #expect((screen.navigationItem.rightBarButtonItems ?? []).isEmpty)
    #expect(!screen.navigationItem.hidesBackButton)
  }

  @Test
  func `what the app had set before is put back exactly`() throws {
    let test = TestStack()
    let model = ScreenModel(title: "Details", trailing: [.title("B") { _ in }])
    let screen = ModelScreen(model: model).hostedWithBridge()
    let own = UIBarButtonItem(title: "Own")
    screen.navigationItem.title = "App"
    screen.navigationItem.rightBarButtonItems = [own]
    test.stack.pushViewController(screen, animated: true)
    test.settle()
    #expect(screen.navigationItem.title == "Details")

    model.isDescribed = false
    test.settle()

    #expect(screen.navigationItem.title == "App")
    #expect(screen.navigationItem.rightBarButtonItems?.first === own)
  }

  @Test
  func `a part that no modifier names stays the app's`() {
    let test = TestStack()
    let screen = ModelScreen(model: ScreenModel(title: "Details")).hostedWithBridge()
    let own = UIBarButtonItem(title: "Own")
    screen.navigationItem.rightBarButtonItems = [own]
    screen.navigationItem.prompt = "App"

    test.stack.pushViewController(screen, animated: true)
    test.settle()

    #expect(screen.navigationItem.rightBarButtonItems?.first === own)
    #expect(screen.navigationItem.prompt == "App")
  }

  @Test
  func `a modifier that comes back is applied again`() {
    let test = TestStack()
    let model = ScreenModel(title: "Details")
    let screen = test.show(ModelScreen(model: model))

    model.isDescribed = false
    test.settle()
    model.isDescribed = true
    test.settle()

    #expect(screen.navigationItem.title == "Details")
  }

  @Test
  func `the other branch's modifier takes over with one write`() {
    struct Screen: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        if model.isDescribed {
          Text("A").uiKitNavigationBar(title: "A")
        } else {
          Text("B").uiKitNavigationBar(title: "B")
        }
      }
    }
    let test = TestStack()
    let model = ScreenModel()
    let screen = test.show(Screen(model: model))
    ItemWrites.reset()

    model.isDescribed = false
    test.settle()

    #expect(screen.navigationItem.title == "B")
    #expect(ItemWrites.navigationItems.total == 1)
  }

  @Test
  func `of two modifiers the outer one wins, part by part`() {
    struct Screen: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        Text(model.text)
          .uiKitNavigationBar(title: "Inner \(model.text)", subtitle: "Inner")
          .uiKitNavigationBar(title: "Outer")
      }
    }
    let test = TestStack()
    let model = ScreenModel()
    let screen = test.show(Screen(model: model))

    for number in 0..<20 {
      model.text = "\(number)"
      test.settle()
      #expect(screen.navigationItem.title == "Outer")
      #expect(screen.navigationItem.subtitle == "Inner")
    }
  }

  @Test
  func `neither the bar nor another screen's item is written`() {
    let test = TestStack()
    let below = test.root.navigationItem
    let bar = test.stack.navigationBar
    let appearance = bar.standardAppearance
    let before = below.writes.total

    test.show(
      ModelScreen(model: ScreenModel(title: "Details", trailing: [.title("B") { _ in }]))
    )

    #expect(below.writes.total == before)
    #expect(bar.standardAppearance === appearance)
  }
}
