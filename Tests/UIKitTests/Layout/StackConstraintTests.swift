import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// A stack view arranges by constraints, which join those of the app.
@MainActor
@Suite(.onStage)
struct StackConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func pinned(_ stack: UIStackView) -> UIStackView {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return stack
  }

  @Test
  func `hiding and showing moves the rest at once, also where the stack keeps its size`() {
    let views = [
      Box(width: 20, height: 20), Box(width: 20, height: 20), Box(width: 20, height: 20),
    ]
    let stack = pinned(UIStackView(arrangedSubviews: views))
    for view in views[..<2] {
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 20, 40])

    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(views[1...].map(\.frame.minX) == [0, 20])

    views[0].isHidden = false
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 300)
    #expect([views[0], views[2]].map(\.frame.minX) == [0, 20])
  }

  @Test
  func `texts of a row stand on one baseline, and the tallest gives the height`() {
    let large = UILabel()
    large.text = "Total"
    large.font = .systemFont(ofSize: 34)
    let small = UILabel()
    small.text = "EUR"
    small.font = .systemFont(ofSize: 13)
    let stack = pinned(UIStackView(arrangedSubviews: [small, large]))
    stack.alignment = .firstBaseline

    root.layoutIfNeeded()

    let drop = small.frame.maxY + small.font.descender
    let other = large.frame.maxY + large.font.descender
    #expect(abs(drop - other) < 0.5)
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY > 15)
    #expect(stack.frame.height == large.frame.height)
  }

  @Test
  func `a symbol beside a text is centred on its capitals`() {
    let label = UILabel()
    label.text = "Flag"
    let icon = UIImageView(image: UIImage(systemName: "flag"))
    let stack = pinned(UIStackView(arrangedSubviews: [label, icon]))
    stack.alignment = .firstBaseline

    root.layoutIfNeeded()

    let capitals = label.frame.maxY + label.font.descender - label.font.capHeight / 2
    #expect(abs(icon.frame.midY - capitals) < 0.5)
  }

  @Test
  func `the app's own constraints join`() {
    let (first, second) = (Box(width: 20, height: 10), Box(width: 50, height: 10))
    let rows = [
      UIStackView(arrangedSubviews: [first, Box(width: 5, height: 10)]),
      UIStackView(arrangedSubviews: [second, Box(width: 5, height: 10)]),
    ]
    for view in [first, second] {
      view.setContentHuggingPriority(UILayoutPriority(700), for: .horizontal)
    }
    let stack = pinned(UIStackView(arrangedSubviews: rows))
    stack.axis = .vertical
    first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true

    root.layoutIfNeeded()

    #expect(first.frame.width == 50)
    #expect(rows[0].arrangedSubviews[1].frame == CGRect(x: 50, y: 0, width: 250, height: 10))
    #expect(rows[1].frame.minY == 10)
  }

  @Test
  func `an outer view follows one that is arranged in the first pass`() {
    let title = Box(width: 50, height: 30)
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    let stack = pinned(UIStackView(arrangedSubviews: [Box(width: 50, height: 40), title]))
    stack.axis = .vertical
    root.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.widthAnchor.constraint(equalTo: dot.heightAnchor),
    ])

    root.layoutIfNeeded()

    #expect(dot.frame.midY == 55)
    #expect(dot.frame.width == 10)
  }

  @Test
  func `spacing counts from baseline to baseline where it is told to`() {
    let labels = (0..<2).map { _ in
      let label = UILabel()
      label.text = "Line"
      return label
    }
    let stack = pinned(UIStackView(arrangedSubviews: labels))
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true

    root.layoutIfNeeded()

    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) < 0.5)
  }

  @Test
  func `several squeezed views shrink one after the other`() {
    let views = (0..<3).map { _ in Box(width: 150, height: 10) }
    let stack = pinned(UIStackView(arrangedSubviews: views))
    views[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    root.layoutIfNeeded()

    #expect(stack.frame.width == 300)
    #expect(views.map(\.frame.width) == [150, 150, 0])
  }
}
