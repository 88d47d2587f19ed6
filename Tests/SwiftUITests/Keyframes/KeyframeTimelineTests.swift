import SwiftUI
import Testing

struct KeyframeTimelineTests {
  private struct Look: Equatable {
    var scale = 1.0
    var offset = CGPoint.zero
  }

  private func isClose(_ first: Double, _ second: Double, by distance: Double = 0.001) -> Bool {
    abs(first - second) < distance
  }

  @Test
  func `linear keyframes go along lines, curves and jumps`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(100.0)
      LinearKeyframe(200.0, duration: 2, timingCurve: .easeIn)
    }

    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 0)
    #expect(timeline.value(time: 0.25) == 2.5)
    #expect(timeline.value(time: 1) == 100)
    #expect(timeline.value(time: 2) < 140)
    #expect(timeline.value(time: 9) == 200)
    #expect(timeline.value(progress: 0.25) == timeline.value(time: 0.75))
  }

  @Test
  func `tracks move parts of a value, and wait for the longest`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2.0, duration: 1)
      }
      KeyframeTrack(\.offset) {
        LinearKeyframe(CGPoint(x: 30, y: 60), duration: 3)
      }
    }

    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 2) == Look(scale: 2, offset: CGPoint(x: 20, y: 40)))
  }

  @Test
  func `cubic keyframes start and end at rest and have no bend between`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(20.0, duration: 1)
    }
    func speed(_ time: Double) -> Double {
      (timeline.value(time: time + 0.0005) - timeline.value(time: time - 0.0005)) / 0.001
    }

    #expect(isClose(timeline.value(time: 1), 10))
    #expect(isClose(speed(0.001), 0, by: 0.2))
    #expect(isClose(speed(1), 10, by: 0.05))
    #expect(isClose(speed(1.999), 0, by: 0.2))
    #expect(isClose(timeline.value(time: 0.5), 3.75))
  }

  @Test
  func `cubic keyframes take the velocities that they are given`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0.0, duration: 1, startVelocity: 8, endVelocity: -8)
    }

    #expect(isClose(timeline.value(time: 0.5), 2))
  }

  @Test
  func `a spring keyframe swings over and settles`() {
    let spring = Spring(duration: 0.5, bounce: 0.5)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1.0, spring: spring)
    }
    let values = (0..<100).map { timeline.value(progress: Double($0) / 100) }

    #expect(timeline.duration == spring.settlingDuration)
    #expect((values.max() ?? 0) > 1.1)
    #expect(timeline.value(progress: 1) == 1)
    #expect(isClose(timeline.value(time: 0.2), spring.value(target: 1.0, time: 0.2)))
  }

  @Test(arguments: [true, false])
  func `builders take conditions and loops`(isLong: Bool) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      if isLong {
        LinearKeyframe(5.0, duration: 2)
      } else {
        LinearKeyframe(5.0, duration: 1)
      }
      for value in [1.0, 2.0] {
        LinearKeyframe(value, duration: 1)
      }
    }

    #expect(timeline.duration == (isLong ? 4 : 3))
    #expect(timeline.value(progress: 1) == 2)
  }

  @Test
  func `keyframes of an app have a body`() {
    struct Bounce: Keyframes {
      var body: some Keyframes<Double> {
        KeyframeTrack {
          LinearKeyframe(3.0, duration: 0.5)
        }
      }
    }
    struct Steps: KeyframeTrackContent {
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(1.0, duration: 1)
        LinearKeyframe(4.0, duration: 1)
      }
    }

    #expect(KeyframeTimeline(initialValue: 1.0) { Bounce() }.value(time: 0.25) == 2)
    #expect(KeyframeTimeline(initialValue: 0.0) { Steps() }.value(time: 1.5) == 2.5)
  }
}
