import CoreGraphics
import Testing

struct CoreGraphicsTests {
  @Test func `its geometry comes without UIKit`() {
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)

    #expect(CGRect(x: 0, y: 0, width: 8, height: 4).applying(half) == CGRectMake(0, 0, 4, 2))
    #expect(CGPoint(x: 2, y: 6).applying(half) == CGPointMake(1, 3))
  }

  @Test func `its paths come without UIKit`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
  }
}
