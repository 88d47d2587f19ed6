import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UILabelTests {
  @Test
  func `one line is as high as the font's line, rounded up to a pixel`() {
    let label = UILabel()
    label.text = "Hello UIKit"

    let size = label.intrinsicContentSize

    #expect(abs(size.height - 61.0 / 3) < 0.001)
    #expect(abs(size.width - 79.66) < 1)
  }

  @Test
  func `a label without text has no size`() {
    let label = UILabel()

    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test
  func `lines without limit wrap at the preferred width`() {
    let label = UILabel()
    label.text = "One two three four five six seven"
    label.numberOfLines = 0
    let oneLine = label.intrinsicContentSize

    label.preferredMaxLayoutWidth = 100

    #expect(label.intrinsicContentSize.width <= 100)
    #expect(label.intrinsicContentSize.height > oneLine.height * 2)
  }

  @Test
  func `text grows with the category only where the label adjusts`() throws {
    let controller = UIViewController()
    let adjusting = UILabel()
    let fixed = UILabel()
    for label in [adjusting, fixed] {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
      controller.view.addSubview(label)
    }
    adjusting.adjustsFontForContentSizeCategory = true
    Stage.current.show(controller)
    let before = adjusting.intrinsicContentSize.height

    Stage.current.setTraits(
      Stage.current.traits.modifyingTraits {
        $0.preferredContentSizeCategory = .accessibilityLarge
      }
    )

    #expect(adjusting.intrinsicContentSize.height > before * 1.5)
    #expect(fixed.intrinsicContentSize.height == before)
  }

  @Test
  func `natural text starts at the leading edge`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "Text"
    label.semanticContentAttribute = .forceRightToLeft

    #expect(text(of: label)?.alignment == .right)
    label.textAlignment = .left
    #expect(text(of: label)?.alignment == .left)
  }

  @Test
  func `a label reads its text, or the label it was given`() {
    let label = UILabel()
    label.text = "3 new"
    #expect(label.accessibilityNodes().first?.label == "3 new")

    label.accessibilityLabel = "Three new messages"
    label.accessibilityTraits = .header

    #expect(label.accessibilityNodes().first?.label == "Three new messages")
    #expect(label.accessibilityNodes().first?.role == .heading)
  }

  @Test
  func `text that doesn't fit ends in an ellipsis`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 21))
    label.text = "A rather long text"

    #expect(text(of: label)?.lines.first?.hasSuffix("…") == true)
  }

  private func text(of label: UILabel) -> DisplayText? {
    for case .text(let text) in label.displayItems() { return text }
    return nil
  }
}
