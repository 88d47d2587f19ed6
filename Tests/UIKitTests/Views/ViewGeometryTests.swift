import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.1 and C.2: frame, bounds, centre, sizes.
@MainActor
@Suite(.onStage)
struct ViewGeometryTests {
  @Test
  func `the frame sets centre and size, the bounds keep the centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))

    view.bounds.size = CGSize(width: 40, height: 30)

    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
  }

  @Test
  func `the origin of the bounds shifts the children`() {
    let window = Stage.current.show(UIViewController())
    let parent = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(parent)
    parent.addSubview(child)

    parent.bounds.origin = CGPoint(x: 0, y: 30)

    #expect(child.frame.origin == CGPoint(x: 10, y: 10))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 30))
    #expect(parent.convert(CGPoint(x: 60, y: 30), from: nil) == CGPoint(x: 10, y: 10))
    #expect(
      child.convert(child.bounds, to: window) == CGRect(x: 60, y: 30, width: 20, height: 20)
    )
  }

  @Test
  func `a transform turns around the centre and leaves the bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test
  func `a plain view has no size of its own and fits as it is`() {
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 30, height: 40))

    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 40))
  }

  @Test
  func `sizeToFit takes what fits and keeps the origin`() {
    let view = FixedView(frame: CGRect(x: 7, y: 8, width: 30, height: 40))

    view.sizeToFit()

    #expect(view.frame == CGRect(x: 7, y: 8, width: 12, height: 34))
  }

  @Test
  func `stacks and scrolling views have no size of their own`() {
    let none = CGSize(width: -1, height: -1)
    let stack = UIStackView(arrangedSubviews: [FixedView()])
    let text = UITextView()
    text.text = "Words"

    #expect(stack.intrinsicContentSize == none)
    #expect(UIScrollView().intrinsicContentSize == none)
    #expect(text.intrinsicContentSize == none)
  }

  @Test
  func `an image view is as large as its image`() throws {
    let image = try #require(UIImage(systemName: "star"))

    #expect(UIImageView(image: image).intrinsicContentSize == image.size)
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}

private final class FixedView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
}
