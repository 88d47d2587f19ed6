import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ShapeModifierTests {
  let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.5 && abs(first.minY - second.minY) < 0.5
      && abs(first.maxX - second.maxX) < 0.5 && abs(first.maxY - second.maxY) < 0.5
  }

  @Test
  func `a trimmed shape ends after its part of the way`() {
    let half = Rectangle().trim(from: 0, to: 0.375).path(in: box)

    #expect(isNear(half.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(Circle().trim(from: 0.5, to: 0.5).path(in: box).isEmpty)
    #expect(Circle().trim(from: 0, to: 1).path(in: box) == Circle().path(in: box))
  }

  @Test
  func `shapes turn, grow and move about their anchors`() {
    let bar = Path(CGRect(x: 0, y: 40, width: 100, height: 20))
    let turned = bar.rotation(.degrees(90)).path(in: box)

    #expect(isNear(turned.boundingRect, CGRect(x: 40, y: 0, width: 20, height: 100)))
    #expect(
      isNear(
        Rectangle().scale(0.5, anchor: .topLeading).path(in: box).boundingRect,
        CGRect(x: 0, y: 0, width: 50, height: 50)
      )
    )
    #expect(
      Rectangle().offset(x: 10, y: 20).path(in: box).boundingRect
        == box.offsetBy(dx: 10, dy: 20)
    )
    #expect(
      Rectangle().size(width: 10, height: 10).path(in: box).boundingRect.size
        == CGSize(width: 10, height: 10)
    )
  }

  @Test
  func `an arc counts its angles as where y points up`() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50),
      radius: 50,
      startAngle: .degrees(0),
      endAngle: .degrees(90),
      clockwise: false
    )

    // On the screen it turns to the right and down.
    #expect(isNear(path.boundingRect, CGRect(x: 50, y: 50, width: 50, height: 50)))
  }

  @Test
  func `an arc against the clock takes the long way`() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50),
      radius: 50,
      startAngle: .degrees(0),
      endAngle: .degrees(90),
      clockwise: true
    )

    #expect(isNear(path.boundingRect, box))
    #expect(path.contains(CGPoint(x: 25, y: 25)))
  }

  @Test
  func `a gradient around a point keeps its centre and its angle`() throws {
    let host = showHosted(
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
        .frame(width: 100, height: 100)
    )
    guard
      case .fill(let shape, .conicGradient(let stops, let center, let angle)) =
        host.view.displayItems().first
    else {
      Issue.record("no gradient")
      return
    }

    #expect(center == CGPoint(x: shape.boundingBox.midX, y: shape.boundingBox.midY))
    #expect(abs(angle - .pi / 2) < 1e-9)
    #expect(stops.map(\.location) == [0, 1])
  }

  @Test
  func `a line with gaps is drawn with them`() throws {
    let style = StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .bevel, dash: [4, 2])
    let host = showHosted(
      Rectangle().stroke(Color.red, style: style).frame(width: 50, height: 50)
    )
    guard case .stroke(_, _, let stroke) = host.view.displayItems().first else {
      Issue.record("no stroke")
      return
    }

    #expect(stroke.dash == [4, 2] && stroke.isDashed)
    #expect(stroke.cap == .square && stroke.join == .bevel)
  }

  @Test
  func `an even-odd fill leaves holes`() {
    var path = Path(box)
    path.addRect(box.insetBy(dx: 25, dy: 25))
    let host = showHosted(
      path.fill(Color.red, style: FillStyle(eoFill: true)).frame(width: 100, height: 100)
    )
    guard case .fill(.evenOddPath, _) = host.view.displayItems().first else {
      Issue.record("filled without holes")
      return
    }
  }
}
