import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIScrollViewTests {
  let stage = Stage.current
  let controller = UIViewController()
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let delegate = ScrollTrace()

  init() {
    controller.view.addSubview(scroller)
    scroller.contentSize = CGSize(width: 393, height: 3000)
    stage.show(controller)
    scroller.delegate = delegate
  }

  @Test
  func `content starts below the safe area`() {
    #expect(scroller.adjustedContentInset.top == 59)
    #expect(scroller.adjustedContentInset.bottom == 34)
    #expect(scroller.contentOffset.y == -59)
    #expect(scroller.contentInset == .zero)
  }

  @Test
  func `a scroll view that never adjusts starts at zero`() {
    let other = UIScrollView(frame: scroller.frame)
    other.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(other)
    stage.loop.flush()

    #expect(other.adjustedContentInset == .zero)
    #expect(other.contentOffset == .zero)
  }

  @Test
  func `an offset set in code tells the delegate at once and isn't clamped`() {
    scroller.contentOffset = CGPoint(x: 0, y: 9000)

    #expect(delegate.trace == ["scroll"])
    #expect(scroller.contentOffset.y == 9000)
  }

  @Test
  func `an animated offset ends with the delegate's call`() {
    scroller.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.loop.settle()

    #expect(scroller.contentOffset.y == 500)
    #expect(delegate.trace.last == "end animation")
  }

  @Test
  func `a drag moves content and tells the delegate in order`() {
    stage.drag(
      from: CGPoint(x: 200, y: 600),
      to: CGPoint(x: 200, y: 300),
      duration: 0.5,
      hold: 0.3
    )
    stage.loop.settle()

    #expect(abs(scroller.contentOffset.y - (-59 + 290)) < 1)
    #expect(delegate.phases == ["begin", "scroll", "will end", "end false"])
  }

  @Test
  func `a flick goes on and comes to rest`() {
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.1)
    let atRelease = scroller.contentOffset.y
    #expect(scroller.isDecelerating)
    stage.loop.settle()

    #expect(scroller.contentOffset.y > atRelease + 100)
    #expect(!scroller.isDecelerating)
    #expect(
      delegate.phases
        == ["begin", "scroll", "will end", "end true", "begin deceleration", "scroll", "rest"]
    )
  }

  @Test
  func `content pulled beyond its top springs back`() {
    stage.drag(
      from: CGPoint(x: 200, y: 300),
      to: CGPoint(x: 200, y: 500),
      duration: 0.3,
      hold: 0.2,
      releases: false
    )
    #expect(scroller.contentOffset.y < -59)
    #expect(scroller.contentOffset.y > -59 - 190)
    stage.touchUp()
    stage.loop.settle()

    #expect(scroller.contentOffset.y == -59)
  }

  @Test
  func `content that fits doesn't scroll`() {
    scroller.contentSize = CGSize(width: 393, height: 100)

    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))

    #expect(scroller.contentOffset.y == -59)
    #expect(!delegate.trace.contains("begin"))
  }

  @Test
  func `a tap in content arrives, a drag takes the touch`() {
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    scroller.addSubview(content)

    stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.trace == ["began", "ended"])
    content.trace = []
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.1)

    #expect(content.trace.isEmpty)
  }

  @Test
  func `a control that has its touch keeps it`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    scroller.addSubview(control)
    stage.touchDown(at: CGPoint(x: 200, y: 400))
    stage.loop.advance(by: 0.2)
    #expect(control.isTracking)

    stage.moveFinger(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), duration: 0.2)

    #expect(scroller.contentOffset.y == -59)
    stage.touchUp()
  }

  @Test
  func `pages are where it rests`() {
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 393, height: 852 * 3)

    stage.drag(
      from: CGPoint(x: 200, y: 700),
      to: CGPoint(x: 200, y: 200),
      duration: 0.5,
      hold: 0.3
    )
    stage.loop.settle()

    #expect(scroller.contentOffset.y == 852)
  }

  @Test
  func `content pinned by constraints sets the content size`() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1200),
    ])
    stage.loop.flush()

    #expect(scroller.contentSize == CGSize(width: 393, height: 1200))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 1200))
  }
}

final class ScrollTrace: NSObject, UIScrollViewDelegate {
  var trace: [String] = []

  /// Without the repetitions.
  var phases: [String] {
    trace.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { trace.append("begin") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    trace.append("will end")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    trace.append("end \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    trace.append("begin deceleration")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { trace.append("rest") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    trace.append("end animation")
  }
}
