import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// The same by composition, in an app's own hosting controller.
@MainActor
@Suite(.onStage)
struct ScreenBridgeTests {
  final class AppController: UIHostingController<BridgedScreen<ModelScreen>> {
    private let bridge: ScreenBridge

    init(model: ScreenModel) {
      let bridge = ScreenBridge()
      self.bridge = bridge
      super.init(rootView: bridge.screen(ModelScreen(model: model)))
      bridge.attach(to: self)
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      bridge.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      bridge.didMove(toParent: parent)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      bridge.viewWillAppear(animated)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      bridge.viewDidLayoutSubviews()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      bridge.viewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      bridge.viewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      bridge.viewDidDisappear(animated)
    }
  }

  @Test
  func `an app's own controller gets the same first frame`() {
    let test = TestStack()
    let screen = AppController(model: ScreenModel(title: "Own", trailing: [.title("A") { _ in }]))

    test.stack.pushViewController(screen, animated: true)

    #expect(screen.navigationItem.title == "Own")
    #expect(screen.navigationItem.rightBarButtonItems?.count == 1)
  }

  @Test
  func `an app's own controller follows state in place`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [.title("Save", isEnabled: false) { _ in }])
    let screen = AppController(model: model)
    test.stack.pushViewController(screen, animated: true)
    test.settle()
    let item = try #require(screen.navigationItem.rightBarButtonItems?.first)

    model.trailing = [.title("Save") { _ in }]
    test.settle()

    #expect(screen.navigationItem.rightBarButtonItems?.first === item)
    #expect(item.isEnabled)
  }

  @Test
  func `new content keeps the state of what stays the same`() {
    struct Screen: View {
      let title: String
      @State private var count = 0

      var body: some View {
        Text(title).uiKitNavigationBar(
          title: title,
          subtitle: "\(count)",
          trailing: [.title("Count") { _ in count += 1 }]
        )
      }
    }
    let test = TestStack()
    let screen = test.show(Screen(title: "One"))
    screen.navigationItem.rightBarButtonItems?.first?.fire()
    test.settle()

    screen.content = Screen(title: "Two")
    test.settle()

    #expect(screen.navigationItem.title == "Two")
    #expect(screen.navigationItem.subtitle == "1")
  }
}
