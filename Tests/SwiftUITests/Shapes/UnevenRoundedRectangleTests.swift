import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UnevenRoundedRectangleTests {
  let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test
  func `each corner has its own radius, none more than half a side`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 500)

    #expect(shape._displayShape(in: box) == .roundedRect(box, radii: [10, 0, 30, 0]))
    #expect(!shape.path(in: box).contains(CGPoint(x: 1, y: 1)))
    #expect(shape.path(in: box).contains(CGPoint(x: 99, y: 1)))
  }

  @Test
  func `a rectangle is named by its corners`() {
    let shape: RoundedRectangle = .rect(cornerRadius: 8)

    #expect(shape.cornerSize == CGSize(width: 8, height: 8))
  }

  @Test
  func `a path of UIKit is the same path`() {
    let path = UIBezierPath(roundedRect: box, cornerRadius: 8)

    #expect(Path(path.cgPath).boundingRect == box)
    #expect(Path(box).cgPath == UIBezierPath(rect: box).cgPath)
  }

  @Test
  func `a colour without a catalog shows nothing, and that is logged`() async {
    let host = showHosted(Color("Accent").frame(width: 10, height: 10))
    await Task.yield()
    await Task.yield()

    #expect(host.view.displayItems().allSatisfy { $0 != .fill(.rect(box), .color(.black)) })
    #expect(Stage.current.log.contains { $0.hasPrefix("No color named 'Accent' found") })
    #expect(UIColor(named: "Accent") == nil)
  }

  @Test
  func `a colour of SwiftUI keeps its appearances in UIKit`() {
    let color = UIColor(Color.primary)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)

    #expect(color.displayColor(for: dark).red > 0.9)
    #expect(color.displayColor(for: light).red < 0.1)
  }
}
