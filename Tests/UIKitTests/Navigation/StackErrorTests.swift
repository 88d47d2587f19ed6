import StageSupport
import Testing
@_spi(Headless) import UIKit

// C.3
@MainActor
@Suite(.onStage)
struct StackErrorTests {
  @Test
  func `pushing a controller of the stack raises`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let controller = UIViewController()
      let nav = UINavigationController(rootViewController: controller)
      nav.pushViewController(controller, animated: false)
    }

    let text = result.map(text) ?? ""
    #expect(text.contains("NSInvalidArgumentException"))
    #expect(text.contains("<UINavigationController: 0x"))
    #expect(text.contains("is pushing the same view controller instance (<UIViewController: 0x"))
    #expect(
      text.contains(
        "more than once which is not supported and is most likely an error in the application"
      )
    )
  }

  @Test
  func `pushing one controller twice raises at the end of the first push`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let nav = UINavigationController(rootViewController: UIViewController())
      Stage.current.show(nav)
      let controller = UIViewController()
      nav.pushViewController(controller, animated: true)
      nav.pushViewController(controller, animated: true)
      Stage.current.loop.advance(by: 0.3)
      FileHandle.standardError.write(Data("still alive\n".utf8))
      Stage.current.loop.advance(by: 0.1)
    }

    let text = result.map(text) ?? ""
    #expect(text.contains("still alive"))
    #expect(text.contains("is pushing the same view controller instance"))
  }

  @Test
  func `pushing a navigation controller raises`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.pushViewController(UINavigationController(), animated: false)
    }

    let text = result.map(text) ?? ""
    #expect(text.contains("'NSInvalidArgumentException'"))
    #expect(text.contains("Pushing a navigation controller is not supported"))
  }

  @Test
  func `a navigation controller as a member raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let nav = UINavigationController()
      nav.viewControllers = [UINavigationController()]
    }
  }

  @Test
  func `popping to a controller outside the stack raises`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.popToViewController(UIViewController(), animated: false)
    }

    let text = result.map(text) ?? ""
    #expect(text.contains("'NSInternalInconsistencyException'"))
    #expect(text.contains("Tried to pop to a view controller that doesn't exist."))
  }

  @Test
  func `setting a controller twice raises`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let controller = UIViewController()
      UINavigationController().viewControllers = [controller, controller]
    }

    let text = result.map(text) ?? ""
    #expect(text.contains("'NSInternalInconsistencyException'"))
    #expect(text.contains("All view controllers in a navigation controller must be distinct (("))
  }

  @Test
  func `a navigation controller may be a child of a plain member`() {
    let stack = TracedStack("R")
    let container = UIViewController()
    container.addChild(UINavigationController(rootViewController: UIViewController()))

    stack.nav.pushViewController(container, animated: false)
    stack.settle()

    #expect(stack.nav.topViewController === container)
  }

  private func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }
}
