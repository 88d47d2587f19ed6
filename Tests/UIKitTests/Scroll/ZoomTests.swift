import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

// uikit-views A.4
@MainActor
@Suite(.onStage)
struct ZoomTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var trace: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { trace.append("zoom") }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      trace.append("begin \(view === picture)")
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) {
      trace.append("end \(view === picture) \(scale)")
    }

    /// Without the repetitions.
    var phases: [String] { trace.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
  }

  private let stage = Stage.current
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  private let delegate = Delegate()

  init() {
    let controller = UIViewController()
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.addSubview(delegate.picture)
    scroller.contentSize = CGSize(width: 300, height: 400)
    scroller.delegate = delegate
    scroller.maximumZoomScale = 4
    controller.view.addSubview(scroller)
    stage.show(controller)
  }

  /// Two fingers that part or meet, around the middle of the scroll view.
  private func pinch(from start: CGFloat, to end: CGFloat, releases: Bool = true) {
    func place(_ finger: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: 150 + finger * distance / 2, y: 300)
    }
    stage.touchDown(at: place(-1, start), finger: 0)
    stage.touchDown(at: place(1, start), finger: 1)
    let steps = 10
    for step in 1...steps {
      stage.loop.advance(by: 1.0 / 60)
      let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
      stage.touchMove(to: place(-1, distance), finger: 0)
      stage.touchMove(to: place(1, distance), finger: 1)
    }
    guard releases else { return }
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
  }

  @Test
  func `a scale set in code keeps what is in the middle and makes the content larger`() {
    scroller.zoomScale = 2

    #expect(delegate.picture.transform.a == 2)
    #expect(scroller.contentSize == CGSize(width: 600, height: 800))
    #expect(delegate.picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(scroller.contentOffset == CGPoint(x: 150, y: 200))
    #expect(delegate.trace == ["zoom"])
  }

  @Test
  func `a scale set in code stays within its limits`() {
    scroller.zoomScale = 9
    #expect(scroller.zoomScale == 4)

    scroller.zoomScale = 0.1

    #expect(scroller.zoomScale == 1)
    #expect(scroller.contentOffset == .zero)
  }

  @Test
  func `without a view to zoom the scale stays one`() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.maximumZoomScale = 3

    other.zoomScale = 2

    #expect(other.zoomScale == 1)
  }

  @Test
  func `an animated scale is there at once and ends with the delegate's call`() {
    scroller.setZoomScale(3, animated: true)
    #expect(scroller.zoomScale == 3)
    #expect(scroller.isZoomAnimating)
    #expect(delegate.trace == ["begin true", "zoom"])

    stage.loop.settle()

    #expect(!scroller.isZoomAnimating)
    #expect(delegate.trace == ["begin true", "zoom", "end true 3.0"])
  }

  @Test
  func `a rectangle is shown as large as it fits, in the middle`() {
    scroller.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 100), animated: false)

    #expect(scroller.zoomScale == 2)
    #expect(scroller.contentOffset == CGPoint(x: 200, y: 100))
  }

  @Test
  func `two fingers zoom what the delegate names, with its calls in order`() {
    pinch(from: 100, to: 220, releases: false)
    #expect(scroller.isZooming)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)

    #expect(!scroller.isZooming)
    #expect(scroller.zoomScale > 1.8 && scroller.zoomScale < 2.2)
    #expect(scroller.contentSize.width == 300 * scroller.zoomScale)
    // What lay between the fingers is still there.
    #expect(abs(scroller.contentOffset.x - 150 * (scroller.zoomScale - 1)) < 1)
    #expect(delegate.phases == ["begin true", "zoom", "end true \(scroller.zoomScale)"])
  }

  @Test
  func `beyond its limit the view bounces back, and the end comes after that`() {
    pinch(from: 200, to: 60, releases: false)
    #expect(scroller.zoomScale < 1)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    #expect(scroller.isZoomBouncing)
    #expect(delegate.phases == ["begin true", "zoom"])

    stage.loop.settle()

    #expect(!scroller.isZoomBouncing)
    #expect(scroller.zoomScale == 1)
    #expect(scroller.contentOffset == .zero)
    #expect(delegate.trace.last == "end true 1.0")
  }

  @Test
  func `without bouncing the view stops at its limit`() {
    scroller.bouncesZoom = false

    pinch(from: 200, to: 60, releases: false)

    #expect(scroller.zoomScale == 1)
  }

  @Test
  func `with equal limits there is no pinch`() {
    #expect(scroller.pinchGestureRecognizer != nil)

    scroller.maximumZoomScale = 1

    #expect(scroller.pinchGestureRecognizer == nil)
    pinch(from: 100, to: 220)
    #expect(delegate.trace.isEmpty)
  }

  @Test
  func `zoomed content is dragged like any other`() {
    scroller.zoomScale = 2

    stage.drag(
      from: CGPoint(x: 150, y: 300),
      to: CGPoint(x: 90, y: 300),
      hold: 0.3
    )
    stage.loop.settle()

    #expect(scroller.contentOffset.x > 190)
    #expect(scroller.zoomScale == 2)
  }

  @Test
  func `content that constraints pin is as large as it is zoomed`() {
    let content = delegate.picture
    content.translatesAutoresizingMaskIntoConstraints = false
    let guide = scroller.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    stage.loop.flush()

    scroller.zoomScale = 2
    scroller.setNeedsLayout()
    stage.loop.flush()

    #expect(scroller.contentSize == CGSize(width: 600, height: 800))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
  }
}
