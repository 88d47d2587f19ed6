import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AppearanceTests {
  @Test
  func `the root appears with the window's first layout`() {
    let controller = TracingController()

    let window = Stage.current.show(controller)

    #expect(
      controller.trace == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ]
    )
    #expect(controller.view.window === window)
    #expect(controller.view.safeAreaInsets.top == 59)
  }

  @Test
  func `unbalanced appearance calls are logged`() {
    let controller = TracingController()

    controller.endAppearanceTransition()

    #expect(Stage.current.log.first?.hasPrefix("Unbalanced calls to begin/end appearance") == true)
  }

  // C.2.3
  @Test
  func `a child's view under a foreign controller raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let parent = UIViewController()
      let other = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      other.view.addSubview(child.view)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("'UIViewControllerHierarchyInconsistency'"))
    #expect(text.contains("should have parent view controller:<UIViewController: 0x"))
  }
}

final class TracingController: UIViewController {
  var trace: [String] = []

  override func viewDidLoad() { trace.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { trace.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { trace.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { trace.append("viewDidAppear") }
  override func viewWillLayoutSubviews() { trace.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { trace.append("viewDidLayoutSubviews") }
}
