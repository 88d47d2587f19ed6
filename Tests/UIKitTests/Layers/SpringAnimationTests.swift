import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct SpringAnimationTests {
  let stage = Stage.current

  private func shownView() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.show(UIViewController()).addSubview(view)
    return view
  }

  private func make(_ damping: CGFloat) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.damping = damping
    animation.duration = animation.settlingDuration
    return animation
  }

  @Test
  func `a spring swings over its end unless it is damped`() {
    let view = shownView()
    func highest(_ animation: CASpringAnimation) -> CGFloat {
      view.layer.add(animation, forKey: "move")
      var highest: CGFloat = 0
      for _ in 0..<60 {
        stage.loop.advance(by: animation.duration / 61)
        highest = max(highest, view.presentationValue(.center, model: view.center).x)
      }
      view.layer.removeAllAnimations()
      return highest
    }

    #expect(highest(make(5)) > 120)
    #expect(highest(make(20)) <= 100.01)
  }

  @Test
  func `a spring settles later the less it is damped`() {
    let loose = make(5).settlingDuration
    let usual = make(10).settlingDuration

    #expect(usual > 1 && usual < 2)
    #expect(loose > 2 * usual * 0.9)
  }

  @Test
  func `a duration and a bounce make a spring`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)

    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(spring.damping - 25.13) < 0.01)
  }

  @Test
  func `layers convert points through what lies between them`() {
    let view = shownView()
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    view.layer.addSublayer(inner)

    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.superview?.layer) == CGPoint(x: 16, y: 27))
    #expect(view.layer.convert(CGPoint(x: 6, y: 7), from: inner) == CGPoint(x: 11, y: 13))
    let box = CGRect(x: 15, y: 26, width: 10, height: 10)
    #expect(view.superview?.layer.convert(inner.bounds, from: inner) == box)

    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let middle = view.layer.convert(CGPoint(x: 50, y: 50), to: view.superview?.layer)
    #expect(middle == view.center)
  }

  @Test
  func `a snapshot of a part shows that part`() throws {
    let view = shownView()
    view.backgroundColor = .red

    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 20, y: 30, width: 40, height: 10),
        afterScreenUpdates: true,
        withCapInsets: .zero
      )
    )

    #expect(part.bounds.size == CGSize(width: 40, height: 10))
    #expect(part.clipsToBounds)
    #expect(part.subviews.first?.frame == CGRect(x: -20, y: -30, width: 100, height: 100))
  }
}
