import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct CATransactionTests {
  let stage = Stage.current

  @Test
  func `a transaction around a push completes when the push has ended`() {
    let nav = UINavigationController(rootViewController: UIViewController())
    stage.show(nav)
    var order: [String] = []

    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("transaction") }
    nav.pushViewController(UIViewController(), animated: true)
    CATransaction.commit()
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in order.append("push") }
    stage.loop.advance(by: 0.1)
    #expect(order.isEmpty)
    stage.loop.settle()

    #expect(order == ["push", "transaction"])
  }

  @Test
  func `without animations it completes in the next turn`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()

    #expect(!isDone)
    stage.loop.flush()
    #expect(isDone)
  }

  @Test
  func `it waits for views, and inner transactions for their own`() {
    let view = UIView()
    stage.show(UIViewController()).addSubview(view)
    var order: [String] = []

    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("outer") }
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("inner") }
    UIView.animate(withDuration: 0.1) { view.center = CGPoint(x: 1, y: 1) }
    CATransaction.commit()
    CATransaction.commit()
    stage.loop.advance(by: 0.2)
    #expect(order == ["inner"])
    stage.loop.settle()

    #expect(order == ["inner", "outer"])
  }

  @Test
  func `keyframes share an animation's time`() {
    let view = UIView()
    stage.show(UIViewController()).addSubview(view)

    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    }

    func shown() -> CGFloat { view.presentationValue(.alpha, model: view.alpha) }
    #expect(view.alpha == 1)
    stage.loop.advance(by: 0.25)
    #expect(abs(shown() - 0.5) < 0.001)
    stage.loop.advance(by: 0.25)
    #expect(abs(shown()) < 0.001)
    stage.loop.advance(by: 0.25)
    #expect(abs(shown() - 0.5) < 0.001)
    stage.loop.settle()
    #expect(shown() == 1)
  }

  @Test
  func `one view takes another's place`() {
    let host = stage.show(UIViewController())
    let (old, new) = (UIView(), UIView())
    host.addSubview(old)
    var isDone = false

    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve) {
      isDone = $0
    }

    #expect(old.superview == nil && new.superview === host)
    stage.loop.settle()
    #expect(isDone)
  }

  @Test
  func `one child takes another's place, with their callbacks`() {
    let trace = EventTrace()
    let root = UIViewController()
    let (a, b) = (NamedController("A", trace), NamedController("B", trace))
    for child in [a, b] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(a.view)
    stage.show(root)
    trace.events = []

    root.transition(from: a, to: b, duration: 0.3, animations: nil) { _ in
      trace.events.append("done")
    }
    stage.loop.settle()

    #expect(trace.events == ["A.wD", "B.didLoad", "B.wA", "B.vA", "B.dA", "A.dD", "done"])
    #expect(a.view.superview == nil && b.view.superview === root.view)
  }
}
