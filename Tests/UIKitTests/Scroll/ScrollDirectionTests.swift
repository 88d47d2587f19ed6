import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.4: locked directions, and the way to the top.
@MainActor
@Suite(.onStage)
struct ScrollDirectionTests {
  let stage = Stage.current
  let controller = UIViewController()
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let delegate = TopTrace()

  init() {
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 2000, height: 3000)
    controller.view.addSubview(scroller)
    stage.show(controller)
    scroller.delegate = delegate
    scroller.contentOffset = CGPoint(x: 300, y: 500)
  }

  private func drag() {
    stage.touchDown(at: CGPoint(x: 200, y: 600))
    stage.loop.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 570))
    stage.loop.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 120, y: 500))
    stage.loop.advance(by: 0.5)
    stage.touchUp()
    stage.loop.settle()
  }

  @Test(arguments: [true, false])
  func `a drag that begins upright stays upright if directions are locked`(isLocked: Bool) {
    scroller.isDirectionalLockEnabled = isLocked

    drag()

    #expect(scroller.contentOffset.y > 560)
    #expect((scroller.contentOffset.x == 300) == isLocked)
  }

  @Test
  func `a tap on the status bar scrolls to the top, asked and told`() {
    stage.tapStatusBar()
    #expect(delegate.events == ["should"])
    stage.loop.settle()

    #expect(scroller.contentOffset == CGPoint(x: 300, y: 0))
    #expect(delegate.events == ["should", "did"])
  }

  @Test
  func `it stays where it is if the delegate or the view says no`() {
    delegate.answer = false
    stage.tapStatusBar()
    stage.loop.settle()
    scroller.scrollsToTop = false
    stage.tapStatusBar()
    stage.loop.settle()

    #expect(scroller.contentOffset.y == 500)
    #expect(delegate.events == ["should"])
  }

  @Test
  func `of two views that want it none scrolls`() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
    controller.view.addSubview(other)

    stage.tapStatusBar()
    stage.loop.settle()

    #expect(scroller.contentOffset.y == 500)
  }
}

private final class TopTrace: NSObject, UIScrollViewDelegate {
  var answer = true
  var events: [String] = []

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    events.append("should")
    return answer
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("did") }
}
