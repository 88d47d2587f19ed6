import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct LayerAnimationTests {
  let stage = Stage.current

  private func shownView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(UIViewController()).addSubview(view)
    return view
  }

  @Test
  func `a layer shows a value on its way while its own stays`() {
    let view = shownView()
    let delegate = StopDelegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 1
    animation.delegate = delegate

    view.layer.add(animation, forKey: "fade")

    func shown() -> CGFloat { view.presentationValue(.alpha, model: view.alpha) }
    #expect(view.alpha == 1)
    stage.loop.advance(by: 0.5)
    #expect(shown() == 0.25)
    #expect(view.layer.animationKeys() == ["fade"])
    stage.loop.settle()
    #expect(shown() == 1)
    #expect(delegate.trace == ["start", "stop true"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    ("bounds.size.width", CGSize(width: 150, height: 100)),
    ("bounds.size.height", CGSize(width: 100, height: 150)),
  ])
  func `a view shows a side that grows`(keyPath: String, size: CGSize) {
    let view = shownView()
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = 200
    animation.duration = 1
    view.layer.add(animation, forKey: nil)

    stage.loop.advance(by: 0.5)

    #expect(view.presentationValue(.bounds, model: view.bounds).size == size)
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(stage.unsupportedFeatures == [])
  }

  @Test
  func `a view shows its transform on its way`() {
    let view = shownView()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = CATransform3DMakeScale(3, 1, 1)
    animation.duration = 1
    view.layer.add(animation, forKey: nil)

    stage.loop.advance(by: 0.5)

    #expect(view.presentationValue(.transform, model: view.transform).a == 2)
  }

  @Test
  func `a layer without a view says that its size doesn't move`() {
    let view = shownView()
    let layer = CALayer()
    view.layer.addSublayer(layer)

    let animation = CABasicAnimation(keyPath: "bounds.size.width")
    animation.toValue = 10
    layer.add(animation, forKey: nil)

    #expect(stage.unsupportedFeatures == ["animations of layers by other key paths"])
  }

  @Test
  func `a removed animation stops unfinished`() {
    let view = shownView()
    let delegate = StopDelegate()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [50, 100, 50]
    animation.duration = 1
    animation.delegate = delegate
    view.layer.add(animation, forKey: nil)
    stage.loop.advance(by: 0.5)
    #expect(view.presentationValue(.center, model: view.center).x == 100)

    view.layer.removeAllAnimations()

    #expect(view.presentationValue(.center, model: view.center).x == 50)
    #expect(delegate.trace == ["start", "stop false"])
    stage.loop.settle()
    #expect(delegate.trace.count == 2)
  }

  @Test
  func `a transition lets what was shown fade, and its transaction waits for it`() {
    let window = stage.show(UIViewController())
    var isDone = false

    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    let transition = CATransition()
    transition.type = .fade
    transition.duration = 0.4
    window.layer.add(transition, forKey: kCATransition)
    window.rootViewController = UIViewController()
    CATransaction.commit()
    stage.loop.advance(by: 0.2)

    #expect(!isDone)
    let old = window.subviews.last
    #expect(old is SnapshotView)
    #expect(old.map { $0.presentationValue(.alpha, model: $0.alpha) } == 0.5)
    stage.loop.settle()
    #expect(isDone)
    #expect(!window.subviews.contains { $0 is SnapshotView })
  }
}

private final class StopDelegate: NSObject, CAAnimationDelegate {
  var trace: [String] = []

  func animationDidStart(_ anim: CAAnimation) { trace.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { trace.append("stop \(flag)") }
}
