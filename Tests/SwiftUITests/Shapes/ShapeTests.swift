import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ShapeTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host
  }

  private func fills(_ view: some View) -> [(DisplayShape, DisplayPaint)] {
    show(view).view.displayItems().compactMap { item in
      if case .fill(let shape, let paint) = item { (shape, paint) } else { nil }
    }
  }

  @Test
  func `a circle is round in a frame that isn't square`() throws {
    let shape = try #require(
      fills(Circle().fill(Color.red).frame(width: 100, height: 40)).first?.0
    )

    #expect(shape.boundingBox.size == CGSize(width: 40, height: 40))
  }

  @Test
  func `a shape without a style has the colour of text, also in the dark`() throws {
    func paint(_ scheme: ColorScheme) -> DisplayPaint? {
      fills(Rectangle().environment(\.colorScheme, scheme)).first?.1
    }

    #expect(paint(.light) == .color(.black))
    #expect(paint(.dark) == .color(.white))
  }

  @Test
  func `a gradient runs through the box that it fills`() throws {
    let gradient = LinearGradient(
      colors: [.black, .white],
      startPoint: .leading,
      endPoint: .trailing
    )
    let (shape, paint) = try #require(
      fills(gradient.frame(width: 100, height: 20)).first
    )
    let box = shape.boundingBox
    guard case .linearGradient(let stops, let from, let to) = paint else {
      Issue.record("It is painted as a gradient.")
      return
    }

    #expect(stops.map(\.location) == [0, 1])
    #expect(from == CGPoint(x: box.minX, y: box.midY))
    #expect(to == CGPoint(x: box.maxX, y: box.midY))
  }

  @Test
  func `a colour behind the root reaches the edges of the screen`() throws {
    let shape = try #require(
      fills(
        Text("A").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
      ).first?.0
    )

    #expect(shape.boundingBox == stage.window?.bounds)
  }

  @Test
  func `a background in a shape stays behind its view`() throws {
    let shape = try #require(
      fills(Color.clear.frame(width: 50, height: 20).background(Color.red, in: Capsule())).first?.0
    )

    #expect(shape.boundingBox.size == CGSize(width: 50, height: 20))
  }

  @Test
  func `a path of one's own is filled and knows its inside`() {
    let triangle = Triangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(triangle.contains(CGPoint(x: 5, y: 8)))
    #expect(!triangle.contains(CGPoint(x: 1, y: 1)))
    #expect(fills(Triangle().fill(Color.red)).count == 1)
  }

  @Test
  func `a curve goes through its ends and bulges to its handles`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }

    #expect(abs(path.boundingRect.maxY - 5) < 0.01)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
