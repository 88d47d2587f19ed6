import SwiftUI
import Testing

struct SpringTests {
  private func isClose(_ first: Double, _ second: Double, by distance: Double = 0.001) -> Bool {
    abs(first - second) < distance
  }

  @Test
  func `a spring reads the same in all its terms`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let other = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)

    #expect(isClose(spring.dampingRatio, 0.7))
    #expect(isClose(spring.response, 0.5))
    #expect(isClose(spring.bounce, 0.3))
    #expect(isClose(other.duration, 0.5))
    #expect(isClose(other.bounce, 0.3))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).dampingRatio, 2))
  }

  @Test(arguments: [0.3, 0.0, -0.4])
  func `a spring obeys its force`(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    var value = 0.0
    var velocity = 2.0
    for _ in 0..<20_000 {
      let force = spring.force(target: 1, position: value, velocity: velocity)
      velocity += force / spring.mass * 0.00001
      value += velocity * 0.00001
    }

    #expect(isClose(spring.value(target: 1, initialVelocity: 2, time: 0.2), value))
    #expect(isClose(spring.velocity(target: 1, initialVelocity: 2, time: 0.2), velocity, by: 0.01))
  }

  @Test(arguments: [0.5, 0.0, -0.3])
  func `a spring is at rest when it has settled`(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let settled = spring.settlingDuration

    for step in 0..<20 {
      let value = spring.value(target: 1.0, time: settled + Double(step) / 20)
      #expect(isClose(value, 1, by: 0.00101))
    }
    #expect(!isClose(spring.value(target: 1.0, time: settled / 4), 1))
  }

  @Test
  func `a spring is updated step by step`() {
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<10 {
      Spring.bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02)
    }

    #expect(isClose(value, Spring.bouncy.value(target: 1, time: 0.2)))
  }

  @Test
  func `unit curves go from zero to one, and back by their inverse`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    for curve in curves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(isClose(curve.inverse.value(at: curve.value(at: 0.3)), 0.3))
      let slope = (curve.value(at: 0.401) - curve.value(at: 0.399)) / 0.002
      #expect(isClose(curve.velocity(at: 0.4), slope, by: 0.01))
    }
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4)
    #expect(isClose(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
  }
}
