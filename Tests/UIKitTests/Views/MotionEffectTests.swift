import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct MotionEffectTests {
  @Test func `a view keeps its motion effects and stays where it is`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.maximumRelativeValue = 20

    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    #expect(view.frame.origin == CGPoint(x: 10, y: 20))

    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [])
  }

  @Test func `a tool tip knows the view that it belongs to`() {
    let view = UIView()
    let tip = UIToolTipInteraction(defaultToolTip: "Save")

    view.addInteraction(tip)
    #expect(tip.view === view)
    #expect(tip.defaultToolTip == "Save")

    view.removeInteraction(tip)
    #expect(tip.view == nil)
  }
}
