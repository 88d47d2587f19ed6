import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct StrokeTests {
  private struct Stroke {
    let shape: DisplayShape
    let paint: DisplayPaint
    let width: CGFloat
  }

  private func stroke(_ view: some View) throws -> Stroke {
    let strokes = showHosted(view.frame(width: 100, height: 40)).view.displayItems().compactMap {
      item -> Stroke? in
      guard case .stroke(let shape, let paint, let stroke) = item else { return nil }
      return Stroke(shape: shape, paint: paint, width: stroke.width)
    }
    #expect(strokes.count == 1)
    return try #require(strokes.first)
  }

  @Test
  func `a stroke lies on the outline`() throws {
    let stroke = try stroke(Rectangle().stroke(Color.black, lineWidth: 6))

    #expect(stroke.shape.boundingBox.size == CGSize(width: 100, height: 40))
    #expect(stroke.width == 6)
    #expect(stroke.paint == .color(.black))
  }

  @Test
  func `a border lies inside the outline`() throws {
    let stroke = try stroke(Rectangle().strokeBorder(Color.black, lineWidth: 6))

    #expect(stroke.shape.boundingBox.size == CGSize(width: 94, height: 34))
  }

  @Test
  func `a line without a width is one point wide`() throws {
    #expect(try stroke(Circle().stroke(Color.black)).width == 1)
  }

  @Test
  func `an outline isn't filled`() {
    let host = showHosted(Circle().stroke(Color.black).frame(width: 40, height: 40))
    let fills = host.view.displayItems().filter { if case .fill = $0 { true } else { false } }

    #expect(fills.isEmpty)
  }

  @Test
  func `a stroke with a style follows the environment`() throws {
    let content = Rectangle().stroke(HierarchicalShapeStyle.primary)

    #expect(try stroke(content.environment(\.colorScheme, .dark)).paint == .color(.white))
    #expect(try stroke(content.environment(\.colorScheme, .light)).paint == .color(.black))
  }
}
