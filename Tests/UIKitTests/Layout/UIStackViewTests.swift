import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIStackViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    Box(width: width, height: height)
  }

  private func stack(_ views: [UIView], width: CGFloat, height: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test
  func `it fills by stretching the lowest hugging`() {
    let views = [box(50, 20), box(50, 20)]
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = stack(views, width: 200, height: 40)
    stack.spacing = 10

    stack.layoutIfNeeded()

    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(views[1].frame == CGRect(x: 60, y: 0, width: 140, height: 40))
  }

  @Test
  func `equal lengths share what is left beside the spacing`() {
    let views = [box(10, 20), box(90, 20)]
    let stack = stack(views, width: 210, height: 40)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.alignment = .center

    stack.layoutIfNeeded()

    #expect(views[0].frame == CGRect(x: 0, y: 10, width: 100, height: 20))
    #expect(views[1].frame == CGRect(x: 110, y: 10, width: 100, height: 20))
  }

  @Test
  func `equal spacing spreads what is left`() {
    let views = [box(20, 20), box(20, 20), box(20, 20)]
    let stack = stack(views, width: 20, height: 160)
    stack.axis = .vertical
    stack.distribution = .equalSpacing

    stack.layoutIfNeeded()

    #expect(views.map(\.frame.minY) == [0, 70, 140])
  }

  @Test
  func `hidden views take no space and no spacing`() {
    let views = [box(20, 20), box(20, 20), box(20, 20)]
    views[1].isHidden = true
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10

    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 20))
  }

  @Test
  func `a custom spacing wins`() {
    let views = [box(20, 20), box(20, 20), box(20, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])

    #expect(stack.systemLayoutSizeFitting(.zero).width == 100)
  }

  @Test
  func `arranged views are subviews, and stay so when no longer arranged`() {
    let view = box(20, 20)
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)

    stack.removeArrangedSubview(view)
    #expect(view.superview === stack)
    stack.addArrangedSubview(view)
    view.removeFromSuperview()

    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test
  func `a row runs from the right in a right-to-left layout`() {
    let views = [box(50, 20), box(50, 20)]
    let stack = stack(views, width: 100, height: 20)
    stack.semanticContentAttribute = .forceRightToLeft

    stack.layoutIfNeeded()

    #expect(views.map(\.frame.minX) == [50, 0])
  }

  @Test
  func `a fixed width of an arranged view holds`() {
    let views = [UIView(), box(50, 20)]
    views[0].widthAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = stack(views, width: 200, height: 20)

    stack.layoutIfNeeded()

    #expect(views[0].frame.width == 40)
    #expect(views[1].frame.width == 160)
  }
}

final class Box: UIView {
  private let size: CGSize

  init(width: CGFloat, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
