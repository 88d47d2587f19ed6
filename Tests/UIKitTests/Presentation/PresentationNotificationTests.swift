import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PresentationNotificationTests {
  private let stage = Stage.current

  private final class Steps: Sendable {
    @MainActor var list: [String] = []
  }

  private func listen(
    to controller: UIViewController,
    _ steps: Steps
  ) -> [any NSObjectProtocol] {
    [
      "PresentationTransitionWillBegin", "PresentationTransitionDidEnd",
      "DismissalTransitionWillBegin", "DismissalTransitionDidEnd",
    ].map { step in
      NotificationCenter.default.addObserver(
        forName: Notification.Name("UIPresentationController\(step)Notification"),
        object: controller,
        queue: nil
      ) { _ in MainActor.assumeIsolated { steps.list.append(step) } }
    }
  }

  @Test
  func `UIKit tells each step of a presentation and its end`() {
    let root = UIViewController()
    let modal = UIViewController()
    let steps = Steps()
    stage.show(root)
    let tokens = listen(to: modal, steps)
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }

    root.present(modal, animated: true)
    stage.loop.settle()
    root.dismiss(animated: true)
    stage.loop.settle()

    #expect(
      steps.list == [
        "PresentationTransitionWillBegin", "PresentationTransitionDidEnd",
        "DismissalTransitionWillBegin", "DismissalTransitionDidEnd",
      ]
    )
  }

  @Test
  func `a presentation has its coordinator in the turn that asks for it`() {
    let root = UIViewController()
    stage.show(root)
    var ended = 0

    root.present(UIViewController(), animated: true)
    root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
    #expect(root.transitionCoordinator != nil)
    stage.loop.settle()

    #expect(ended == 1)
  }

  @Test
  func `the guides of a controller are the parts that bars take`() {
    let controller = UIViewController()
    stage.show(UINavigationController(rootViewController: controller))
    stage.loop.settle()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)

    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    stage.loop.settle()

    #expect(controller.topLayoutGuide.length == controller.view.safeAreaInsets.top)
    #expect(view.frame.minY == controller.view.safeAreaInsets.top)
    #expect(
      view.frame.maxY == controller.view.bounds.maxY - controller.view.safeAreaInsets.bottom
    )
  }
}
