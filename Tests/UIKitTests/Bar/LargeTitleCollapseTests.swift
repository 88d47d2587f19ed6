import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct LargeTitleCollapseTests {
  private let stage = Stage.current
  private let fixture = BarFixture(titles: ["Home"])
  private let scroller = UIScrollView(frame: .zero)
  private let full: CGFloat = 59 + 54 + 52

  init() {
    fixture.bar.prefersLargeTitles = true
    let page: UIView = fixture.controllers[0].view
    scroller.frame = page.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: 393, height: 3000)
    page.addSubview(scroller)
    fixture.show()
  }

  private var safeTop: CGFloat { fixture.controllers[0].view.safeAreaInsets.top }

  private func scroll(to distance: CGFloat) {
    scroller.contentOffset.y = distance - full
    fixture.flush()
  }

  @Test
  func `at rest content begins below the large title`() {
    #expect(fixture.bar.frame.maxY == full)
    #expect(safeTop == full)
    #expect(scroller.contentOffset.y == -full)
  }

  @Test(arguments: [CGFloat(0), 20, 52, 80, 400])
  func `bar and safe area shrink with the content, to the inline bar at most`(distance: CGFloat) {
    scroll(to: distance)

    let lost = min(distance, 52)
    #expect(fixture.bar.frame.maxY == full - lost)
    #expect(safeTop == full - lost)
    #expect(scroller.adjustedContentInset.top == full - lost)
    #expect(scroller.contentOffset.y == distance - full)
    #expect(fixture.bar.scrollDistance == distance)
  }

  @Test
  func `scrolled back the bar has its full height again`() {
    scroll(to: 30)
    scroll(to: 200)
    scroll(to: 10)
    #expect(safeTop == full - 10)
    scroll(to: 0)

    #expect(safeTop == full)
    #expect(scroller.contentOffset.y == -full)
  }

  @Test
  func `a finger brings the large title back without resistance`() {
    scroll(to: 300)

    stage.drag(
      from: CGPoint(x: 196, y: 300),
      to: CGPoint(x: 196, y: 612),
      duration: 1,
      hold: 0.3,
      releases: false
    )

    #expect(fixture.bar.frame.maxY == full)
    #expect(abs(scroller.contentOffset.y + full) < 3)
  }

  @Test(arguments: [(CGFloat(20), CGFloat(0)), (35, 52)])
  func `a large title that is let go half gone settles`(distance: CGFloat, rest: CGFloat) {
    stage.drag(
      from: CGPoint(x: 196, y: 600),
      to: CGPoint(x: 196, y: 590 - distance),
      duration: 1,
      hold: 0.3
    )
    stage.loop.settle()

    #expect(scroller.contentOffset.y == rest - full)
    #expect(safeTop == full - rest)
  }

  @Test
  func `content lies under the bar only when the large title has gone`() {
    scroll(to: 40)
    #expect(fixture.bar.isAtScrollEdge)

    scroll(to: 60)
    #expect(!fixture.bar.isAtScrollEdge)
  }

  @Test
  func `a pushed screen has its own height from the start, the first one is as it was`() {
    scroll(to: 100)
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .always

    fixture.navigation.pushViewController(next, animated: true)
    stage.loop.flush()
    #expect(next.view.safeAreaInsets.top == full)
    stage.loop.settle()
    #expect(fixture.bar.frame.maxY == full)

    fixture.navigation.popViewController(animated: true)
    stage.loop.settle()
    #expect(fixture.bar.frame.maxY == full - 52)
    #expect(safeTop == full - 52)
    #expect(scroller.contentOffset.y == 100 - full)
  }

  @Test
  func `a title that becomes inline leaves scrolled content where it is`() {
    scroll(to: 100)

    fixture.top.largeTitleDisplayMode = .never
    fixture.flush()

    #expect(safeTop == full - 52)
    #expect(scroller.contentOffset.y == 100 - full)
  }
}
