import QuartzCore
import StageSupport
import Testing

@MainActor @Suite(.onStage)
struct QuartzCoreTests {
  @Test func `its layers come without UIKit`() {
    let layer = CALayer()
    layer.addSublayer(CAShapeLayer())
    layer.transform = CATransform3DMakeScale(2, 2, 1)

    #expect(layer.sublayers?.count == 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `it brings Foundation`() {
    #expect(CACurrentMediaTime() >= 0)
    #expect(Date(timeIntervalSince1970: 0) < Date())
  }
}
