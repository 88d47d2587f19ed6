import Foundation
import Testing
@_spi(Headless) import UIKit

@_spi(Headless) import Draw

struct ShapeRenderingTests {
  private let size = CGSize(width: 40, height: 40)
  private let red = DisplayColor(red: 1, green: 0, blue: 0)
  private let blue = DisplayColor(red: 0, green: 0, blue: 1)

  private func picture(_ items: [DisplayItem]) throws -> Picture {
    try Renderer().picture(of: DisplayList(size: size, items: items), scale: 1)
  }

  private func line(_ stroke: DisplayStroke) -> DisplayItem {
    let way = [DisplayPathElement.move(CGPoint(x: 0, y: 20)), .line(CGPoint(x: 40, y: 20))]
    return .stroke(.path(way), .color(red), stroke)
  }

  @Test
  func `a dashed line has gaps`() throws {
    let picture = try picture([line(DisplayStroke(width: 4, dash: [10, 10]))])

    #expect(picture.pixel(x: 5, y: 20) == [255, 0, 0, 255])
    #expect(picture.pixel(x: 15, y: 20)[3] == 0)
    #expect(picture.pixel(x: 25, y: 20)[3] == 255)
  }

  @Test
  func `an even-odd path has a hole where two outlines lie in each other`() throws {
    var path = PathData()
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))

    let holes = try picture([.fill(.evenOddPath(path.elements), .color(red))])
    let full = try picture([.fill(.path(path.elements), .color(red))])

    #expect(holes.pixel(x: 20, y: 20)[3] == 0)
    #expect(holes.pixel(x: 5, y: 20)[3] == 255)
    #expect(full.pixel(x: 20, y: 20)[3] == 255)
  }

  @Test
  func `a gradient goes from a point outwards, or once around it`() throws {
    let box = DisplayShape.rect(CGRect(origin: .zero, size: size))
    let stops = [
      DisplayGradientStop(color: red, location: 0), DisplayGradientStop(color: blue, location: 1),
    ]
    let center = CGPoint(x: 20, y: 20)

    let radial = try picture([
      .fill(box, .radialGradient(stops: stops, center: center, startRadius: 0, endRadius: 20))
    ])
    let conic = try picture([
      .fill(box, .conicGradient(stops: stops, center: center, angle: 0))
    ])

    #expect(radial.pixel(x: 20, y: 20)[0] > 240)
    #expect(radial.pixel(x: 39, y: 20)[2] > 240)
    // Just below the line to the right it begins, just above it it ends.
    #expect(conic.pixel(x: 38, y: 21)[0] > 230)
    #expect(conic.pixel(x: 38, y: 18)[2] > 230)
    let left = conic.pixel(x: 1, y: 20)
    #expect(abs(Int(left[0]) - 128) < 12 && abs(Int(left[2]) - 128) < 12)
  }

  @Test
  func `a group turned in space is smaller on the side that is far`() throws {
    var map = CATransform3DIdentity
    map.m34 = -1 / 60
    let turned = DisplayProjection(CATransform3DRotate(map, 1, 0, 1, 0))
      .about(CGPoint(x: 20, y: 20))
    let square = DisplayItem.fill(.rect(CGRect(x: 5, y: 5, width: 30, height: 30)), .color(red))
    let group = DisplayGroup(
      name: "turned",
      origin: .zero,
      size: size,
      projection: turned,
      items: [square]
    )

    let picture = try picture([.group(group)])

    func height(_ x: Int) -> Int { (0..<40).count { picture.pixel(x: x, y: $0)[3] > 127 } }
    let columns = (0..<40).filter { height($0) > 0 }
    let first = try #require(columns.first)
    let last = try #require(columns.last)
    #expect(last - first < 24)
    #expect(abs(height(first + 1) - height(last - 1)) > 5)
    #expect(picture.pixel(x: 20, y: 20)[0] == 255)
  }

  @Test
  func `a projection without depth is a plain transform`() throws {
    let group = DisplayGroup(
      name: "moved",
      origin: CGPoint(x: 10, y: 0),
      size: size,
      projection: DisplayProjection(CGAffineTransform(scaleX: 2, y: 1)),
      items: [.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(red))]
    )

    let picture = try picture([.group(group)])

    #expect(picture.pixel(x: 29, y: 5)[3] == 255)
    #expect(picture.pixel(x: 31, y: 5)[3] == 0)
  }

  @Test
  func `a drawn image becomes a file where Draw makes it`() throws {
    Renderer.encodesDrawnImages()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    let data = try #require(image.pngData())

    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(UIImage(data: data, scale: image.scale)?.size == CGSize(width: 4, height: 4))
  }
}
