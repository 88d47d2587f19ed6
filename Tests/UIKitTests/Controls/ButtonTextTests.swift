import Foundation
import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// Views sheet, A.8: the attributes of a button's texts, and its mark.
@MainActor
@Suite(.onStage)
struct ButtonTextTests {
  private func texts(_ button: UIButton) -> [DisplayText] {
    button.sizeToFit()
    button.layoutIfNeeded()
    return [button.titleLabel, button.subtitleLabel].compactMap { $0 }.flatMap { label in
      label.displayItems().compactMap { item in
        if case .text(let text) = item { text } else { nil }
      }
    }
  }

  @Test
  func `an attributed title is drawn in its own attributes`() throws {
    var title = AttributedString("Go")
    title.font = UIFont.systemFont(ofSize: 30)
    title.foregroundColor = UIColor.green
    title.underlineStyle = .single
    var subtitle = AttributedString("now")
    subtitle.foregroundColor = UIColor.red
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    configuration.attributedSubtitle = subtitle
    let button = UIButton(configuration: configuration)

    let drawn = texts(button)

    #expect(configuration.title == "Go" && configuration.subtitle == "now")
    #expect(configuration.attributedTitle == title)
    let first = try #require(drawn.first)
    #expect(first.color == UIColor.green.displayColor(for: button.traitCollection))
    #expect(first.hasUnderline)
    #expect(try #require(button.titleLabel).intrinsicContentSize.height > 30)
    let last = try #require(drawn.last)
    #expect(last.color == UIColor.red.displayColor(for: button.traitCollection))
    #expect(!last.hasUnderline)
  }

  @Test
  func `a transformer changes the attributes of a title, and of it alone`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.subtitle = "now"
    let plain = UIButton(configuration: configuration)
    let usual = texts(plain)
    var given: UIFont?
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      given = attributes.font
      attributes.foregroundColor = UIColor.green
      return attributes
    }
    let button = UIButton(configuration: configuration)

    let drawn = texts(button)

    #expect(given?.pointSize == 17)
    #expect(drawn.first?.color == UIColor.green.displayColor(for: button.traitCollection))
    #expect(drawn.last?.color == usual.last?.color)

    button.configuration?.titleTextAttributesTransformer = nil
    button.configuration?.subtitleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = UIFont.systemFont(ofSize: 40)
        return attributes
      }
    #expect(texts(button).first?.color == usual.first?.color)
    #expect(try #require(button.subtitleLabel).intrinsicContentSize.height > 40)
  }

  @Test
  func `a title without attributes of its own drops those of the one before`() throws {
    var title = AttributedString("Go")
    title.foregroundColor = UIColor.green
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    let usual = texts(button).first?.color
    button.configuration?.attributedTitle = title
    #expect(texts(button).first?.color != usual)

    button.configuration?.title = "Go"

    #expect(texts(button).first?.color == usual)
  }

  @Test
  func `a button for choosing from a menu has a mark, unless its configuration says none`() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    let plain = button.intrinsicContentSize.width

    configuration.indicator = .popup
    button.configuration = configuration
    let marked = button.intrinsicContentSize.width
    #expect(marked > plain)

    configuration.indicator = .automatic
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == plain)

    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.setNeedsUpdateConfiguration()
    #expect(button.intrinsicContentSize.width > plain)

    configuration.title = nil
    configuration.indicator = .none
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.subviews.compactMap { $0 as? UIImageView }.count == 1)
  }

  @Test
  func `the mark lies at the trailing edge in the colour of its transformer`() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Go"
    configuration.indicator = .popup
    configuration.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .green }
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()

    let mark = try #require(button.subviews.last as? UIImageView)

    #expect(mark.tintColor == .green)
    #expect(mark.frame.maxX == button.bounds.width - configuration.contentInsets.trailing)
    #expect(try #require(button.titleLabel).frame.maxX < mark.frame.minX)
  }
}
