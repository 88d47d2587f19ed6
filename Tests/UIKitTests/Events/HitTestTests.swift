import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.3: which view is under a point.
@MainActor
@Suite(.onStage)
struct HitTestTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    parent.addSubview(child)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    parent.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test
  func `without a child under it the view itself is hit`() {
    #expect(hit(10, 10) === parent)
    #expect(hit(60, 60) === child)
    #expect(hit(200, 10) == nil)
  }

  @Test
  func `what sticks out of its parent isn't hit, clipped or not`() {
    #expect(child.point(inside: CGPoint(x: 90, y: 90), with: nil))
    #expect(!parent.clipsToBounds)

    #expect(hit(140, 140) == nil)
  }

  @Test
  func `the front child is hit first`() {
    let front = UIView(frame: child.frame)
    parent.addSubview(front)
    #expect(hit(60, 60) === front)

    parent.sendSubviewToBack(front)
    #expect(hit(60, 60) === child)
  }

  enum Reason: CaseIterable {
    case hidden, disabled, transparent
  }

  @Test(arguments: Reason.allCases)
  func `what can't be touched is passed over with all below it`(reason: Reason) {
    child.addSubview(UIView(frame: child.bounds))
    switch reason {
    case .hidden: child.isHidden = true
    case .disabled: child.isUserInteractionEnabled = false
    case .transparent: child.alpha = 0.009
    }

    #expect(hit(60, 60) === parent)
  }

  @Test
  func `a view that is barely seen is hit`() {
    child.alpha = 0.01

    #expect(hit(60, 60) === child)
  }

  @Test
  func `a view may widen where it is hit, within its parent`() {
    let wide = WideView(frame: CGRect(x: 40, y: 0, width: 10, height: 10))
    parent.addSubview(wide)

    #expect(hit(35, 5) === wide)
    #expect(hit(25, 5) === parent)
  }
}

private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
