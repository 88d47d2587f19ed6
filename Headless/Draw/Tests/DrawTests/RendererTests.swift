import Foundation
import Testing
@_spi(Headless) import UIKit

@_spi(Headless) import Draw

struct RendererTests {
  private let size = CGSize(width: 60, height: 60)
  private let red = DisplayColor(red: 1, green: 0, blue: 0)

  @Test
  func `the same list gives the same bytes`() throws {
    let text = DisplayText.line(
      "Hello 漢",
      in: CGRect(origin: .zero, size: size),
      pointSize: 17,
      color: .black
    )
    let list = DisplayList(
      size: size,
      items: [.text(text), .symbol(symbol("trash")), .shadow(.capsule(box), shadow)]
    )

    let first = try Renderer().picture(of: list).png()
    let second = try Renderer().picture(of: list).png()

    #expect(first == second)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: [1.0, 2, 3])
  func `a picture has the scale's pixels`(scale: Double) throws {
    let picture = try Renderer().picture(of: DisplayList(size: size), scale: scale)

    #expect(picture.width == Int(60 * scale))
    #expect(picture.pixel(x: 5, y: 5) == [0, 0, 0, 0])
  }

  @Test
  func `groups move, scale, clip and fade what is in them`() throws {
    let square = DisplayItem.fill(
      .rect(CGRect(x: 0, y: 0, width: 20, height: 20)),
      .color(red)
    )
    let moved = DisplayGroup(
      name: "moved",
      origin: CGPoint(x: 10, y: 10),
      size: CGSize(width: 20, height: 20),
      scale: CGSize(width: 0.5, height: 0.5),
      items: [square]
    )
    let faded = DisplayGroup(
      name: "faded",
      origin: CGPoint(x: 40, y: 40),
      size: CGSize(width: 20, height: 20),
      opacity: 0.5,
      clip: .rect(CGRect(x: 0, y: 0, width: 10, height: 20)),
      items: [square, square]
    )

    let picture = try Renderer().picture(
      of: DisplayList(size: size, items: [.group(moved), .group(faded)])
    )

    #expect(picture.pixel(x: 40, y: 40) == [255, 0, 0, 255])
    #expect(picture.pixel(x: 28, y: 28) == [0, 0, 0, 0])
    #expect(picture.pixel(x: 90, y: 100)[3] == 128)
    #expect(picture.pixel(x: 110, y: 100) == [0, 0, 0, 0])
  }

  @Test
  func `a shadow stays outside of its shape and fades away from it`() throws {
    let list = DisplayList(
      size: size,
      items: [.shadow(.rect(box), shadow)]
    )

    let picture = try Renderer().picture(of: list)

    #expect(picture.pixel(x: 60, y: 60)[3] == 0)
    let alphas = [36, 26, 6].map { picture.pixel(x: $0, y: 60)[3] }
    #expect(alphas[0] > alphas[1])
    #expect(alphas[1] > alphas[2])
  }

  @Test(arguments: [("Save", 17.0, 600), ("Details", 34, 700), ("iiiii", 13, 400)])
  func `drawn text is as wide as measured text`(text: String, pointSize: Double, weight: Int) throws
  {
    let frame = CGRect(x: 20, y: 5, width: 160, height: 50)
    let line = DisplayText.line(
      text,
      in: frame,
      pointSize: pointSize,
      weight: weight,
      color: .black
    )

    let picture = try Renderer().picture(
      of: DisplayList(size: CGSize(width: 200, height: 60), items: [.text(line)])
    )

    let columns = (0..<picture.width).filter { x in
      (0..<picture.height).contains { picture.pixel(x: x, y: $0)[3] > 40 }
    }
    let first = try #require(columns.first)
    let last = try #require(columns.last)
    let width = TextMetrics.width(of: text, pointSize: pointSize, weight: weight)
    // Side bearings are all that may be missing.
    #expect(CGFloat(first) / 2 >= 20 && CGFloat(first) / 2 < 20 + pointSize * 0.12)
    #expect(CGFloat(last) / 2 <= 20 + width + 0.5)
    #expect(CGFloat(last) / 2 > 20 + width - pointSize * 0.14)
  }

  @Test(arguments: [
    "chevron.backward", "trash", "trash.circle.fill", "ellipsis.circle", "fork.knife", "plus",
  ])
  func `every kind of symbol leaves ink in its frame and none outside`(name: String) throws {
    let picture = try Renderer().picture(
      of: DisplayList(size: size, items: [.symbol(symbol(name))])
    )

    let places = (0..<120 * 120).map { (x: $0 % 120, y: $0 / 120) }
    let inked = places.filter { picture.pixel(x: $0.x, y: $0.y)[3] > 40 }
    #expect(inked.count > 20)
    #expect(inked.allSatisfy { (38...82).contains($0.x) && (38...82).contains($0.y) })
  }

  @Test
  func `a flipped symbol points the other way`() throws {
    var left = symbol("chevron.backward")
    let right = symbol("chevron.forward")
    left.isFlipped = true
    let renderer = try Renderer()

    let flipped = try renderer.picture(of: DisplayList(size: size, items: [.symbol(left)]))
    let straight = try renderer.picture(of: DisplayList(size: size, items: [.symbol(right)]))

    for x in 0..<120 {
      #expect(
        abs(Int(flipped.pixel(x: x, y: 60)[3]) - Int(straight.pixel(x: x, y: 60)[3])) < 8
      )
    }
  }

  @Test
  func `an image is drawn from its data, tinted when asked`() throws {
    let renderer = try Renderer()
    let source = try renderer.picture(
      of: DisplayList(
        size: CGSize(width: 4, height: 4),
        items: [.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(red))]
      )
    )
    let data = try source.png()
    let plain = DisplayImage(data: data, frame: box)
    let tinted = DisplayImage(data: data, frame: box, tint: .black)

    let pictures = try [plain, tinted].map {
      try renderer.picture(of: DisplayList(size: size, items: [.image($0)]))
    }

    #expect(pictures[0].pixel(x: 60, y: 60) == [255, 0, 0, 255])
    #expect(pictures[1].pixel(x: 60, y: 60) == [0, 0, 0, 255])
  }

  @Test
  func `data that isn't a picture draws nothing`() throws {
    let image = DisplayImage(data: Data("no picture".utf8), frame: box)

    let picture = try Renderer().picture(of: DisplayList(size: size, items: [.image(image)]))

    #expect(picture.pixel(x: 60, y: 60) == [0, 0, 0, 0])
  }

  @Test
  func `every icon that a symbol stands on exists`() {
    let folder = "/usr/share/bootstrap-icons/svg/"

    let missing = SymbolNames.all.compactMap(SymbolNames.icon(for:)).filter {
      !FileManager.default.fileExists(atPath: folder + $0 + ".svg")
    }

    #expect(missing.isEmpty)
  }

  private var box: CGRect { CGRect(x: 20, y: 20, width: 20, height: 20) }

  private var shadow: DisplayShadow {
    DisplayShadow(color: .black, sigma: 5)
  }

  private func symbol(_ name: String) -> DisplaySymbol {
    DisplaySymbol(name: name, frame: box, weight: 500, color: .black)
  }
}
