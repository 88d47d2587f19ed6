import BridgeSupport
import Combine
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A UIKit controller inside a screen shows its own item in the bar.
@MainActor
@Suite(.onStage)
struct ForwardingTests {
  private struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private struct Screen: View {
    @ObservedObject var model: ScreenModel
    let controller: UIViewController

    var body: some View {
      ControllerView(controller: controller)
        .frame(width: 300, height: 300)
        .uiKitNavigationBar(forwarding: model.isDescribed ? controller : nil)
        .uiKitNavigationBar(title: model.title)
    }
  }

  private func child() -> UIViewController {
    let child = UIViewController()
    child.navigationItem.title = "Child"
    child.navigationItem.prompt = "Prompt"
    child.navigationItem.subtitle = "Line"
    child.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Save")]
    child.toolbarItems = [UIBarButtonItem(title: "Tool")]
    return child
  }

  @Test
  func `title and items are the child's own objects when the push returns`() {
    let test = TestStack()
    let child = child()

    let screen = test.push(Screen(model: ScreenModel(), controller: child))

    let item = screen.navigationItem
    #expect(item.title == "Child")
    #expect(item.prompt == "Prompt")
    #expect(item.subtitle == "Line")
    #expect(
      areSame(item.rightBarButtonItems ?? [], child.navigationItem.rightBarButtonItems ?? [])
    )
    #expect(areSame(screen.toolbarItems ?? [], child.toolbarItems ?? []))
  }

  @Test
  func `what the screen says itself wins`() {
    let test = TestStack()

    let screen = test.push(Screen(model: ScreenModel(title: "Screen"), controller: child()))

    #expect(screen.navigationItem.title == "Screen")
    #expect(screen.navigationItem.prompt == "Prompt")
  }

  @Test
  func `what the child changes shows when it says so`() {
    let test = TestStack()
    let child = child()
    let screen = test.show(Screen(model: ScreenModel(), controller: child))

    child.navigationItem.title = "Changed"
    child.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Other")]
    child.updateForwardedNavigationItem()

    #expect(screen.navigationItem.title == "Changed")
    #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["Other"])
  }

  @Test
  func `its end puts everything back`() {
    let test = TestStack()
    let model = ScreenModel()
    let screen = test.show(Screen(model: model, controller: child()))

    model.isDescribed = false
    test.settle()

    #expect(screen.navigationItem.title == nil)
    #expect(screen.navigationItem.prompt == nil)
    #expect((screen.navigationItem.rightBarButtonItems ?? []).isEmpty)
    #expect((screen.toolbarItems ?? []).isEmpty)
  }
}
