package import CoreSupport
package import NavigationBridge
package import NavigationCore
import SwiftUI
@_spi(Headless) package import UIKit

/// A driver on a real stack on the stage, with a finger on it.
@MainActor
package final class HeadlessWorld: StackWorld {
  /// Nil once the world is closed.
  package private(set) var stack: UINavigationController?
  package let engine: StackEngine
  package let trace = StackTrace()
  private let window: UIWindow
  /// Screens that are on no stack yet.
  private var made: [NavigationEntryID: UIViewController] = [:]
  private let stage = Stage.current
  private var finger: CGPoint?

  package init(root: UIViewController = UIHostingController(rootView: Text("Root"))) {
    let stack = UINavigationController(rootViewController: root)
    self.stack = stack
    root.navigationItem.title = "Root"
    engine = StackEngine.adopt(stack)
    window = stage.show(stack)
    stage.loop.settle()
    made[engine.promise(root)] = root
    trace.watch(engine.driver)
  }

  package var driver: StackDriver { engine.driver }

  package var problems: [String] { stage.log }

  package func makeScreen() -> NavigationEntryID {
    let controller = Text("Screen").hostedWithBridge()
    controller.navigationItem.title = "Screen"
    let id = engine.promise(controller)
    made[id] = controller
    return id
  }

  // MARK: The person

  private func tap(_ point: CGPoint) {
    stage.tap(at: point)
    stage.loop.flush()
  }

  private var backButton: CGPoint? {
    guard let nodes = stack?.navigationBar.accessibilityNodes().flatMap(\.flattened),
      let node = nodes.first(where: { $0.identifier == "BackButton" })
    else { return nil }
    return CGPoint(x: node.frame.midX, y: node.frame.midY)
  }

  package func tapBack() -> Bool {
    guard let backButton, let before = stack?.viewControllers else { return false }
    tap(backButton)
    return stack?.viewControllers.count != before.count
  }

  package func chooseFromBackMenu(_ index: Int) -> Bool {
    guard let stack, let backButton, stack.viewControllers.count - 2 - index >= 0 else {
      return false
    }
    let top = stack.topViewController
    let row = stack.viewControllers.count - 2 - index
    stage.longPress(at: backButton)
    stage.loop.settle()
    guard let place = bringIntoView(row) else { return false }
    tap(place)
    // The menu closes first.
    for _ in 0..<25 where stack.topViewController === top { stage.loop.advance(by: 0.02) }
    return stack.topViewController !== top
  }

  /// Scrolls the open menu to a row: a long one is higher than the screen.
  private func bringIntoView(_ row: Int) -> CGPoint? {
    let height = stage.device.size.height
    for _ in 0..<20 {
      guard let nodes = stage.openMenuNodes, nodes.indices.contains(row) else { return nil }
      let frame = nodes[row].frame
      if frame.midY < height - 50 { return CGPoint(x: frame.midX, y: frame.midY) }
      stage.drag(
        from: CGPoint(x: frame.midX, y: height * 0.7),
        to: CGPoint(x: frame.midX, y: height * 0.5),
        duration: 0.3
      )
      stage.loop.settle()
    }
    return nil
  }

  package func beginSwipe() -> Bool {
    guard let stack, let width = stack.viewIfLoaded?.bounds.width else { return false }
    let start = CGPoint(x: 2, y: 300)
    let rest = CGPoint(x: width * 0.4, y: 300)
    stage.touchDown(at: start)
    stage.moveFinger(from: start, to: rest, duration: 0.1)
    guard stack.transitionCoordinator?.isInteractive == true else {
      stage.touchUp(at: rest)
      stage.loop.flush()
      return false
    }
    finger = rest
    return true
  }

  package func endSwipe(isFinished: Bool) {
    guard let finger, let width = stack?.viewIfLoaded?.bounds.width else { return }
    self.finger = nil
    let swipe = stack?.transitionCoordinator
    let end = CGPoint(x: isFinished ? width - 4 : 10, y: 300)
    stage.moveFinger(from: finger, to: end, duration: 0.1)
    stage.loop.advance(by: 0.2)
    stage.touchUp(at: end)
    stage.loop.flush()
    finish(swipe, inStepsOf: 0.02)
  }

  // MARK: The app

  package func pushForeign(_ id: NavigationEntryID) {
    guard let screen = made[id] else { return }
    stack?.pushViewController(screen, animated: true)
    stage.loop.flush()
  }

  package func popForeign() {
    _ = stack?.popViewController(animated: true)
    stage.loop.flush()
  }

  package func setForeign(_ ids: [NavigationEntryID]) {
    guard let stack else { return }
    let known = Dictionary(
      uniqueKeysWithValues: stack.viewControllers.map { (engine.promise($0), $0) }
    )
    stack.setViewControllers(ids.compactMap { known[$0] }, animated: true)
    stage.loop.flush()
  }

  // MARK: Time

  package func flush() {
    stage.loop.flush()
  }

  package func endMotion() {
    stage.loop.flush()
    finish(stack?.transitionCoordinator, inStepsOf: 0.05)
  }

  /// Until the newest motion of those that run has ended: what follows it has just begun then.
  private func finish(
    _ coordinator: (any UIViewControllerTransitionCoordinator)?,
    inStepsOf step: TimeInterval
  ) {
    guard let coordinator else { return }
    for _ in 0..<50 where stack?.transitionCoordinator === coordinator {
      stage.loop.advance(by: step)
    }
  }

  /// A settle ends after ten seconds, and many commands take longer.
  package func settle() {
    var last = stage.clock.now
    stage.loop.settle()
    while stage.clock.now > last {
      last = stage.clock.now
      stage.loop.settle()
    }
  }

  package func setVisible(_ isVisible: Bool) {
    settle()
    window.rootViewController = isVisible ? stack : UIViewController()
    settle()
  }

  package func dropNextCall() -> Bool { false }

  package func allowOverlaps() {
    stage.allowsOverlappingPops = true
  }

  package func close() {
    window.rootViewController = UIViewController()
    made = [:]
    stack = nil
    settle()
  }
}
