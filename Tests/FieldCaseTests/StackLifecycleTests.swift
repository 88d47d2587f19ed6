import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Parts 3 and 6: what is built when, whose delegate stays, which command ends.
@MainActor
@Suite(.onStage)
struct StackLifecycleTests {
  @Test
  func `case 59: changes of what a screen observes push nothing`() throws {
    let model = ScreenModel(title: "Root")
    let test = try NavigatorTest(Navigator(root: ModelScreen(model: model)))
    test.navigator.push(ModelScreen(model: model))
    test.settle()
    let members = test.stack.viewControllers

    for round in 0..<20 {
      model.text = "Round \(round)"
      test.flush()
      #expect(test.stack.viewControllers == members)
    }

    test.navigator.pop()
    test.settle()
    test.navigator.push(ModelScreen(model: model))
    test.settle()
    #expect(test.stack.viewControllers.count == 2)
  }

  @Test(arguments: [true, false])
  func `case 64: the app's delegate stays and hears everything once`(isSetBefore: Bool) throws {
    let delegate = LoggingDelegate()
    let stack = UINavigationController(rootViewController: UIViewController())
    if isSetBefore { stack.delegate = delegate }
    let test = try NavigatorTest(Navigator(adopting: stack))
    if !isSetBefore { stack.delegate = delegate }
    delegate.log = []

    test.navigator.push(test.route("a"))
    test.settle()
    stack.popViewController(animated: true)
    test.settle()

    #expect(stack.delegate === delegate)
    #expect(delegate.log == ["will 2", "did 2", "will 1", "did 1"])
    #expect(delegate.animatorRequests == 2)
    #expect(test.path.isEmpty)
  }

  @Test
  func `case 91: a screen is made once for each place, and not before`() throws {
    let test = try NavigatorTest()
    let route = test.route("detail")
    #expect(test.log.made.isEmpty)

    test.navigator.push(route)
    test.settle()
    #expect(test.log.made == ["detail"])
    for _ in 0..<10 {
      test.stack.view.setNeedsLayout()
      test.flush()
    }
    test.navigator.push(test.route("next"))
    test.settle()
    test.navigator.popToRoot()
    test.settle()
    #expect(test.log.made == ["detail", "next"])

    test.navigator.push(route)
    test.settle()
    #expect(test.log.made == ["detail", "next", "detail"])
  }

  @Test
  func `case 91: a path of 1,000 makes two screens`() throws {
    let test = try NavigatorTest()

    test.navigator.setPath((0..<1000).map { test.route("\($0)") })
    test.settle()

    #expect(test.path.count == 1000)
    #expect(test.log.made.sorted() == ["998", "999"])
    test.navigator.pop()
    test.settle()
    #expect(test.log.made.sorted() == ["997", "998", "999"])
    #expect(test.stack.topViewController?.isViewLoaded == true)
  }

  @Test
  func `case 91: routes that name themselves make one screen`() throws {
    let test = try NavigatorTest()
    let routes = (0..<5).map { TestRoute("\($0)", title: "Title \($0)", log: test.log) }

    test.navigator.setPath(routes)
    test.settle()

    #expect(test.log.made == ["4"])
    let titles = test.stack.viewControllers.dropFirst().dropLast().map(\.navigationItem.title)
    #expect(titles == ["Title 0", "Title 1", "Title 2", "Title 3"])
  }

  enum Circumstance: CaseIterable {
    case animated, unanimated, withoutWindow, animationsOff, windowHidden, swipeCancelled
  }

  @Test(arguments: Circumstance.allCases)
  func `case 94: each command ends exactly once`(circumstance: Circumstance) async throws {
    let navigator = Navigator(root: Text("Root"))
    let stack = try #require(navigator.navigationController)
    if circumstance != .withoutWindow { Stage.current.show(stack) }
    Stage.current.loop.settle()
    defer { UIView.setAnimationsEnabled(true) }
    let log = RouteLog()

    let task: NavigationTask
    switch circumstance {
    case .animated, .withoutWindow:
      task = navigator.push(log.route("a"))
    case .unanimated:
      task = navigator.push(log.route("a"), animated: false)
    case .animationsOff:
      UIView.setAnimationsEnabled(false)
      task = navigator.push(log.route("a"))
    case .windowHidden:
      task = navigator.push(log.route("a"))
      Stage.current.loop.flush()
      stack.view.window?.rootViewController = UIViewController()
    case .swipeCancelled:
      navigator.push(log.route("a"), animated: false)
      Stage.current.loop.settle()
      Stage.current.swipeBack(to: 0.2, releases: false)
      task = navigator.push(log.route("b"))
      #expect(task.result == nil)
      Stage.current.touchUp(at: CGPoint(x: 10, y: 400))
    }
    Stage.current.loop.settle()

    #expect(await task.finished)
    let next = navigator.push(log.route("next"))
    Stage.current.loop.settle()
    #expect(await next.finished)
  }

  @Test
  func `case 97: a change of size class keeps the stack`() throws {
    let test = try NavigatorTest()
    test.build("a", "b")
    test.navigator.present(Text("Sheet"))
    test.settle()
    let sheet = try #require(test.stack.presentedViewController)
    let members = test.stack.viewControllers
    let made = test.log.made

    for sizeClass in [UIUserInterfaceSizeClass.regular, .compact] {
      Stage.current.setTraits(
        UITraitCollection(traitsFrom: [
          Stage.current.traits, UITraitCollection(horizontalSizeClass: sizeClass),
        ])
      )
      test.settle()
    }

    #expect(test.path == ["a", "b"])
    #expect(test.stack.viewControllers == members)
    #expect(test.log.made == made)
    #expect(test.stack.presentedViewController === sheet)
    #expect(sheet.viewIfLoaded?.window != nil)
  }
}

/// An app's delegate with a transition of its own.
@MainActor
private final class LoggingDelegate: NSObject, UINavigationControllerDelegate {
  var log: [String] = []
  var animatorRequests = 0

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("will \(navigationController.viewControllers.count)")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("did \(navigationController.viewControllers.count)")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animatorRequests += 1
    return Fade()
  }
}

@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
