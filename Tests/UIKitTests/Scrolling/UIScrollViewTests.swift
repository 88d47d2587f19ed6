import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIScrollViewTests {
  let stage = Stage.current

  private func shownScrollView(height: CGFloat = 2000) -> UIScrollView {
    let controller = UIViewController()
    stage.show(controller)
    let scroll = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 393, height: height)
    stage.loop.settle()
    return scroll
  }

  @Test
  func `content begins below the safe area`() {
    let scroll = shownScrollView()

    #expect(scroll.adjustedContentInset.top == 59)
    #expect(scroll.contentOffset.y == -59)
    #expect(!scroll.isScrolledFromTop)
  }

  @Test
  func `never adjusting leaves the inset as it is`() {
    let scroll = shownScrollView()

    scroll.contentInsetAdjustmentBehavior = .never

    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test
  func `a finger moves the content and it runs on`() {
    let scroll = shownScrollView()

    stage.drag(
      from: CGPoint(x: 200, y: 600),
      to: CGPoint(x: 200, y: 300),
      duration: 0.3,
      releases: false
    )
    #expect(scroll.isDragging)
    #expect(abs(scroll.contentOffset.y - (300 - 10 - 59)) < 1)
    stage.touchUp()
    #expect(scroll.isDecelerating)
    stage.loop.settle()

    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset.y > 400)
    #expect(scroll.isScrolledFromTop)
  }

  @Test
  func `content that was pulled past its end comes back`() {
    let scroll = shownScrollView()

    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), duration: 0.3, hold: 0.2)
    stage.loop.settle()

    #expect(scroll.contentOffset.y == -59)
  }

  @Test
  func `content that fits doesn't scroll`() {
    let scroll = shownScrollView(height: 300)

    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    stage.loop.settle()

    #expect(scroll.contentOffset.y == -59)
  }

  @Test
  func `a rectangle is scrolled to just where it shows`() {
    let scroll = shownScrollView()

    scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)

    #expect(abs(scroll.contentOffset.y - (1100 - (852 - 34))) < 0.01)
  }
}
