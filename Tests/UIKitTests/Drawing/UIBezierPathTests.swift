import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIBezierPathTests {
  let box = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.1 && abs(first.minY - second.minY) < 0.1
      && abs(first.maxX - second.maxX) < 0.1 && abs(first.maxY - second.maxY) < 0.1
  }

  @Test
  func `figures fill their rectangles`() {
    let radii = CGSize(width: 8, height: 8)
    let paths = [
      UIBezierPath(rect: box), UIBezierPath(ovalIn: box),
      UIBezierPath(roundedRect: box, cornerRadius: 8),
      UIBezierPath(roundedRect: box, byRoundingCorners: [.topLeft], cornerRadii: radii),
    ]

    #expect(paths.allSatisfy { isNear($0.bounds, box) })
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds.isNull)
  }

  @Test
  func `only the corners that are named are round`() {
    let path = UIBezierPath(
      roundedRect: box,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )

    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(!path.contains(CGPoint(x: 109, y: 69)))
    #expect(path.contains(CGPoint(x: 11, y: 69)))
  }

  @Test
  func `an arc turns with the clock as it looks on the screen`() {
    func arc(_ clockwise: Bool) -> CGRect {
      UIBezierPath(
        arcCenter: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: clockwise
      ).bounds
    }

    #expect(isNear(arc(true), CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isNear(arc(false), CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test
  func `an even-odd rule makes holes`() {
    let path = UIBezierPath(rect: box)
    path.append(UIBezierPath(rect: box.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: box.midX, y: box.midY)

    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
  }

  @Test
  func `a path moves by a transform, and its copy doesn't`() throws {
    let path = UIBezierPath(rect: box)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))

    #expect(path.bounds == CGRect(x: 25, y: 20, width: 200, height: 50))
    #expect(copy.bounds == box)
    #expect(copy == UIBezierPath(rect: box))
  }

  @Test
  func `a reversed path goes back from its end`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))

    #expect(path.reversing().currentPoint == .zero)
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test
  func `a path of CoreGraphics is the same way`() {
    let path = CGMutablePath()
    path.addRoundedRect(in: box, cornerWidth: 5, cornerHeight: 5)
    path.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 2 * .pi, clockwise: false)

    #expect(UIBezierPath(cgPath: path).cgPath == path)
    #expect(path.contains(CGPoint(x: 50, y: 40)))
    #expect(!path.isEmpty)
  }
}
