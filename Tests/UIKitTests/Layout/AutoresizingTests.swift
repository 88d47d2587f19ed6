import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.2: what a view does when its superview changes its size.
@MainActor
@Suite(.onStage)
struct AutoresizingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  private func resized(_ mask: UIView.AutoresizingMask, to size: CGSize) -> CGRect {
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = size
    return child.frame
  }

  @Test
  func `without a mask the frame stays`() {
    let frame = resized([], to: CGSize(width: 200, height: 200))

    #expect(frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test
  func `one flexible part takes the whole difference`() {
    let frame = resized(
      [.flexibleWidth, .flexibleTopMargin],
      to: CGSize(width: 150, height: 130)
    )

    #expect(frame == CGRect(x: 10, y: 50, width: 80, height: 40))
  }

  @Test
  func `flexible parts share the difference by their lengths`() {
    // Across 10 + 30 are flexible, down 20 + 40 + 40.
    let frame = resized(
      [
        .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
      ],
      to: CGSize(width: 180, height: 150)
    )

    #expect(frame == CGRect(x: 30, y: 30, width: 90, height: 60))
  }

  @Test
  func `margins of the same length keep a view in the middle`() {
    child.frame = CGRect(x: 40, y: 40, width: 20, height: 20)

    let frame = resized(
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      to: CGSize(width: 200, height: 60)
    )

    #expect(frame == CGRect(x: 90, y: 20, width: 20, height: 20))
  }

  @Test
  func `parts without length share evenly`() {
    parent.frame = .zero
    child.frame = .zero

    let frame = resized(
      [.flexibleWidth, .flexibleLeftMargin],
      to: CGSize(width: 100, height: 0)
    )

    #expect(frame == CGRect(x: 50, y: 0, width: 50, height: 0))
  }

  @Test
  func `a superview that resizes no subviews leaves them`() {
    parent.autoresizesSubviews = false

    let frame = resized([.flexibleWidth], to: CGSize(width: 300, height: 100))

    #expect(frame.width == 30)
  }

  @Test
  func `the mask holds beside constraints of others`() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    child.autoresizingMask = [.flexibleWidth]
    parent.addSubview(child)
    parent.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: child.trailingAnchor),
      label.topAnchor.constraint(equalTo: parent.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 5),
      label.heightAnchor.constraint(equalToConstant: 5),
    ])

    parent.frame.size.width = 150
    parent.layoutIfNeeded()

    #expect(child.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    #expect(label.frame == CGRect(x: 90, y: 0, width: 5, height: 5))
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `a view hugs weakly and resists strongly`(axis: NSLayoutConstraint.Axis) {
    #expect(child.contentHuggingPriority(for: axis) == .defaultLow)
    #expect(child.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    #expect(child.translatesAutoresizingMaskIntoConstraints)
  }
}
