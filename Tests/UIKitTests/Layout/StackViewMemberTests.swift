import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.2: who is arranged, and by which rule.
@MainActor
@Suite(.onStage)
struct StackViewMemberTests {
  private let stack = UIStackView()

  private func fill(_ widths: [CGFloat]) -> [UIView] {
    let views = widths.map { Box(width: $0, height: 20) }
    for view in views { stack.addArrangedSubview(view) }
    return views
  }

  private func lay(_ width: CGFloat, _ height: CGFloat = 40) {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
  }

  @Test
  func `a view that leaves its superview is arranged no longer`() {
    let views = fill([10, 10])

    views[0].removeFromSuperview()

    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == [views[1]])
  }

  @Test
  func `the order of the arranged isn't that of the subviews`() {
    let views = fill([10, 10])

    stack.insertArrangedSubview(views[1], at: 0)
    stack.bringSubviewToFront(views[0])
    stack.sendSubviewToBack(views[1])

    #expect(stack.arrangedSubviews == [views[1], views[0]])
    stack.sendSubviewToBack(views[0])
    #expect(stack.subviews == [views[0], views[1]])
    #expect(stack.arrangedSubviews == [views[1], views[0]])
  }

  @Test
  func `arranged views are laid out by constraints`() {
    let view = UIView()

    stack.addArrangedSubview(view)

    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `of views that hug alike the first stretches`() {
    let views = fill([30, 30])

    lay(100)

    #expect(views.map(\.frame.width).sorted() == [30, 70])
  }

  @Test
  func `what doesn't fit shrinks by the lowest resistance`() {
    let views = fill([80, 80])
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    lay(100)

    #expect(views.map(\.frame.width) == [80, 20])
  }

  @Test
  func `proportional lengths follow the sizes of the views`() {
    stack.distribution = .fillProportionally
    let views = fill([10, 30])

    lay(200)

    #expect(views.map(\.frame.width) == [50, 150])
  }

  @Test
  func `equal centering spreads the centres`() {
    stack.distribution = .equalCentering
    let views = fill([20, 40, 20])

    lay(220)

    #expect(views.map(\.frame.midX) == [10, 110, 210])
  }

  @Test
  func `equal spacing takes the spacing as its least`() {
    stack.distribution = .equalSpacing
    stack.spacing = 20
    let views = fill([40, 40])
    views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    lay(80)

    #expect(views.map(\.frame.width) == [20, 40])
    #expect(views[1].frame.minX == 40)
  }

  @Test
  func `negative spacing overlaps`() {
    stack.spacing = -10
    stack.distribution = .fillEqually
    let views = fill([30, 30])

    lay(90)

    #expect(views[0].frame.maxX - views[1].frame.minX == 10)
  }

  @Test
  func `fill stretches across, leading doesn't`() {
    let views = fill([30])
    lay(30, 50)
    #expect(views[0].frame.height == 50)

    stack.alignment = .leading
    stack.layoutIfNeeded()

    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
