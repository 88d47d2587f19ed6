import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIImageTests {
  @Test
  func `an unknown symbol has no image`() {
    #expect(UIImage(systemName: "plus")?.isSymbolImage == true)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "Plus") == nil)
  }

  @Test
  func `symbols of one name and configuration are equal`() {
    let bold = UIImage.SymbolConfiguration(weight: .bold)

    #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
    #expect(UIImage(systemName: "plus") != UIImage(systemName: "minus"))
    #expect(UIImage(systemName: "plus", withConfiguration: bold) != UIImage(systemName: "plus"))
  }

  @Test
  func `a symbol grows with its configuration`() throws {
    let image = try #require(UIImage(systemName: "plus"))
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular, scale: .large)

    let grown = try #require(image.applyingSymbolConfiguration(large))

    #expect(grown.size.width > image.size.width * 2)
    #expect(grown.symbolConfiguration == large)
  }

  @Test
  func `a picture's size is its pixels by its scale`() throws {
    let image = try #require(UIImage(data: Self.png(width: 40, height: 20), scale: 2))

    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }

  @Test
  func `a template takes the tint and an original doesn't`() throws {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let image = try #require(UIImage(systemName: "plus"))
    let blue = image.withTintColor(.blue, renderingMode: .alwaysOriginal)

    guard
      case .symbol(let template)? = image.displayItem(in: frame, tint: red, traits: traits),
      case .symbol(let original)? = blue.displayItem(in: frame, tint: red, traits: traits)
    else {
      Issue.record("no symbols")
      return
    }

    #expect(template.color == red)
    #expect(original.color == DisplayColor(red: 0, green: 0, blue: 1))
  }

  @Test
  func `an image view is as large as its image`() {
    let view = UIImageView(image: UIImage(data: Self.png(width: 40, height: 20)))

    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(view.frame.size == CGSize(width: 40, height: 20))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(!view.isUserInteractionEnabled)
  }

  static func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height]
    )
  }
}
