import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct CALayerTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func items() throws -> DisplayGroup {
    guard case .group(let group) = try #require(view.displayGroup()) else {
      throw DisplayMissing()
    }
    return group
  }

  private struct DisplayMissing: Error {}

  @Test
  func `a corner radius rounds the background, and cuts what is in it if it masks`() throws {
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.masksToBounds = true

    let shape = DisplayShape.roundedRect(view.bounds, radii: [8, 8, 0, 0])
    let group = try items()
    #expect(group.items.first == .fill(shape, .color(UIColor.red.displayColor(for: .current))))
    #expect(group.clip == shape)
    #expect(view.clipsToBounds)
  }

  @Test
  func `a border lies inside the edge, and a shadow below all`() throws {
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4

    let group = try items()
    guard case .shadow(_, let shadow) = group.items.first else {
      throw DisplayMissing()
    }
    #expect(shadow.sigma == 4)
    #expect(shadow.color.alpha == 0.5)
    #expect(
      group.items.last
        == .stroke(
          .rect(view.bounds.insetBy(dx: 1, dy: 1)),
          .color(UIColor.blue.displayColor(for: .current)),
          DisplayStroke(width: 2)
        )
    )
  }

  @Test
  func `a gradient layer is drawn below the subviews`() throws {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(gradient)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))

    let group = try items()
    #expect(group.items.count == 2)
    guard case .group(let layer) = group.items.first,
      case .fill(_, .linearGradient(let stops, _, _)) = layer.items.first
    else { throw DisplayMissing() }
    #expect(stops.map(\.location) == [0, 1])
    #expect(gradient.superlayer === view.layer)
  }

  @Test
  func `a view's layer is the view's geometry`() {
    view.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.layer.opacity = 0.5

    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.alpha == 0.5)
    #expect(view.layer.position == view.center)
  }
}
