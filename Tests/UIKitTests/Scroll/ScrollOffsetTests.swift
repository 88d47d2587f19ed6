import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.5: offsets and insets.
@MainActor
@Suite(.onStage)
struct ScrollOffsetTests {
  private let stage = Stage.current
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
  private let delegate = OffsetTrace()

  init() {
    let controller = UIViewController()
    controller.view.addSubview(scroller)
    scroller.contentSize = CGSize(width: 300, height: 2000)
    scroller.contentInsetAdjustmentBehavior = .never
    stage.show(controller)
    scroller.delegate = delegate
  }

  @Test
  func `each way of setting an offset tells the delegate at once`() {
    scroller.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(delegate.offsets == [10])
    scroller.bounds.origin.y = 20
    #expect(delegate.offsets == [10, 20])
    scroller.contentOffset.y = 20
    #expect(delegate.offsets == [10, 20])
  }

  @Test
  func `an animated offset is told to its end`() {
    scroller.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(delegate.ends == 0)
    stage.loop.settle()

    #expect(scroller.contentOffset.y == 100)
    #expect(delegate.ends == 1)
  }

  @Test
  func `the adjusted inset is the content's plus that of the safe area`() {
    scroller.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    scroller.contentInsetAdjustmentBehavior = .always
    scroller.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    stage.loop.flush()

    #expect(scroller.adjustedContentInset.top == scroller.safeAreaInsets.top + 10)
    #expect(scroller.adjustedContentInset.bottom == scroller.safeAreaInsets.bottom + 20)
  }
}

private final class OffsetTrace: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  var ends = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ends += 1
  }
}
