import StageSupport
import Testing
@_spi(Headless) import UIKit

/// 0.4: methods with a completion can be waited for.
@MainActor
@Suite(.onStage)
struct AsyncPresentationTests {
  let stage = Stage.current
  let root = UIViewController()

  /// Lets the task begin, then the time of a transition pass.
  private func run(_ task: Task<Void, Never>, until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() {
      await Task.yield()
      stage.loop.settle()
    }
    if !isDone() { task.cancel() }
  }

  @Test
  func `presenting can be waited for, to the end of the animation`() async {
    stage.show(root)
    let modal = UIViewController()
    var isDone = false
    let start = stage.clock.now
    var end = start

    let task = Task {
      await root.present(modal, animated: true)
      end = stage.clock.now
      isDone = true
    }
    await run(task) { isDone }

    #expect(isDone)
    #expect(root.presentedViewController === modal && !modal.isBeingPresented)
    #expect(end > start)
  }

  @Test
  func `dismissing can be waited for, to the end of the animation`() async {
    stage.show(root)
    root.present(UIViewController(), animated: false, completion: nil)
    stage.loop.settle()
    var isDone = false
    let start = stage.clock.now
    var end = start

    let task = Task {
      await root.dismiss(animated: true)
      end = stage.clock.now
      isDone = true
    }
    await run(task) { isDone }

    #expect(isDone)
    #expect(root.presentedViewController == nil)
    #expect(end > start)
  }
}
