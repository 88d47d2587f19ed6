import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct ImageRendererTests {
  private let size = CGSize(width: 40, height: 20)
  private let red = UIColor.red.displayColor(for: .current)

  private func items(_ image: UIImage?) -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: image?.size ?? .zero)
    guard case .group(let group) = image?.displayItem(in: box, tint: .black, traits: .current)
    else { return [] }
    return group.items
  }

  @Test
  func `an image keeps what was drawn into it`() {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      path.lineWidth = 2
      path.stroke()
    }

    #expect(image.size == size)
    #expect(image.scale == Stage.current.traits.displayScale)
    let items = items(image)
    #expect(items.first == .fill(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(red)))
    guard case .stroke(_, _, let stroke) = items.last else {
      Issue.record("no stroke")
      return
    }
    #expect(stroke.width == 2)
  }

  @Test
  func `transforms move what is drawn, until the state is restored`() {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      let context = context.cgContext
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    let boxes = items(image).compactMap { item -> CGRect? in
      if case .fill(let shape, _) = item { shape.boundingBox } else { nil }
    }
    #expect(
      boxes == [
        CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 5, height: 5),
      ]
    )
  }

  @Test
  func `a clip cuts what comes after it`() throws {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      context.fill(CGRect(origin: .zero, size: size))
    }

    guard case .group(let group) = items(image).first else {
      Issue.record("not cut")
      return
    }
    let clip = try #require(group.clip)
    #expect(abs(clip.boundingBox.width - 20) < 0.1)
    #expect(group.items.count == 1)
  }

  @Test
  func `an image drawn into another keeps its place and fades`() throws {
    let inner = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    let outer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
      inner.draw(in: CGRect(x: 10, y: 10, width: 80, height: 40), blendMode: .normal, alpha: 0.5)
    }

    guard case .group(let faded) = items(outer).first, case .group(let image) = faded.items.first
    else {
      Issue.record("no image")
      return
    }
    #expect(faded.opacity == 0.5)
    #expect(image.origin == CGPoint(x: 10, y: 10))
    #expect(image.projection?.affine == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test
  func `a template of a drawing takes the tint`() {
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    .withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = .red

    guard case .group(let group) = view.displayItems().first else {
      Issue.record("nothing shown")
      return
    }
    #expect(group.items.first == .fill(.rect(CGRect(origin: .zero, size: size)), .color(red)))
  }

  @Test
  func `an image context gives its image and is gone after its end`() {
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(image?.scale == 2 && image?.size == size)
    #expect(items(image).count == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test
  func `text is drawn in its font and colour`() throws {
    let text = NSAttributedString(
      string: "Hello",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
    )
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      text.draw(at: CGPoint(x: 3, y: 4))
    }

    guard case .text(let drawn) = items(image).first else {
      Issue.record("no text")
      return
    }
    #expect(drawn.lines == ["Hello"] && drawn.pointSize == 20 && drawn.weight == 700)
    #expect(drawn.color == red)
    #expect(drawn.frame.origin == CGPoint(x: 3, y: 4))
    #expect(text.size().width == drawn.frame.width)
  }

  @Test
  func `a drawing has no pixels where nothing makes them, and says so`() async {
    let image = UIGraphicsImageRenderer(size: size).image { _ in }

    #expect(image.pngData() == nil)
    await Task.yield()
    await Task.yield()

    #expect(Stage.current.unsupportedFeatures.contains("pixels of drawn images"))
  }
}
