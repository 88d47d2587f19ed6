import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What holds where constraints can't hold together.
@MainActor
@Suite(.onStage)
struct ConstraintPriorityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  @Test(arguments: [[20, 60], [60, 20]])
  func `a container is as tall as the taller of two, whichever comes first`(
    _ heights: [CGFloat]
  ) {
    let container = UIView()
    add(container, to: root)
    container.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    for height in heights {
      let view = Box(width: 10, height: height)
      add(view, to: container)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
        view.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -8),
      ])
    }
    let low = container.heightAnchor.constraint(equalToConstant: 0)
    low.priority = .fittingSizeLevel
    low.isActive = true

    root.layoutIfNeeded()

    #expect(container.frame.height == 76)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `a wish that can't be is met as nearly as it can`() {
    let view = UIView()
    add(view, to: root)
    let wish = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.9)
    wish.priority = .defaultHigh
    let weaker = view.widthAnchor.constraint(equalToConstant: 10)
    weaker.priority = .defaultLow
    NSLayoutConstraint.activate([
      wish, weaker, view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])

    root.layoutIfNeeded()

    #expect(view.frame.size == CGSize(width: 300, height: 150))
  }

  @Test
  func `hugging keeps from growing only`() {
    let view = Box(width: 100, height: 20)
    add(view, to: root)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.width == 60)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `margins are ends too`() {
    let view = UIView()
    add(view, to: root)
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      attributes.map {
        NSLayoutConstraint(
          item: view,
          attribute: $0.0,
          relatedBy: .equal,
          toItem: root,
          attribute: $0.1,
          multiplier: 1,
          constant: 0
        )
      }
    )

    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 20, y: 10, width: 340, height: 360))
  }

  @Test
  func `a constraint from without reaches into a view with a given frame`() {
    let panel = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(panel)
    let (inner, outer) = (UIView(), UIView())
    add(inner, to: panel)
    add(outer, to: root)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: outer.bottomAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      outer.heightAnchor.constraint(equalToConstant: 20),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 30),
    ])

    root.layoutIfNeeded()
    panel.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 5, y: 30, width: 10, height: 10))
    #expect(outer.frame == CGRect(x: 65, y: 60, width: 30, height: 20))
  }

  @Test
  func `what a view adds in updateConstraints holds in the same pass`() {
    let view = LateView()
    add(view, to: root)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.setNeedsUpdateConstraints()

    root.layoutIfNeeded()

    #expect(view.frame.size == CGSize(width: 70, height: 30))
  }
}

private final class LateView: UIView {
  private var sizes: [NSLayoutConstraint] = []

  override func updateConstraints() {
    if sizes.isEmpty {
      sizes = [
        widthAnchor.constraint(equalToConstant: 70), heightAnchor.constraint(equalToConstant: 30),
      ]
      NSLayoutConstraint.activate(sizes)
    }
    super.updateConstraints()
  }
}
