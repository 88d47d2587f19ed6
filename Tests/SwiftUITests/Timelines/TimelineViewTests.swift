import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TimelineViewTests {
  let model = Watched()
  let stage = Stage.current

  private func texts(_ host: UIViewController) -> [String] {
    host.view.accessibilityNodes().compactMap(\.label)
  }

  /// Shows the seconds since the stage's start.
  private struct Seconds<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let start: Date
    var body: some View {
      TimelineView(schedule) { context in
        Text("\(Int((context.date.timeIntervalSince(start) * 100).rounded()))")
      }
    }
  }

  @Test
  func `a periodic schedule counts in its steps`() {
    let host = showHosted(
      Seconds(schedule: .periodic(from: stage.startDate, by: 0.5), start: stage.startDate)
    )
    #expect(texts(host) == ["0"])

    stage.loop.advance(by: 0.4)
    #expect(texts(host) == ["0"])
    stage.loop.advance(by: 0.7)

    #expect(texts(host) == ["100"])
    #expect(stage.loop.settle())
  }

  @Test
  func `an explicit schedule ends with its last date`() {
    let dates = [0.25, 0.75].map { stage.startDate.addingTimeInterval($0) }
    let host = showHosted(Seconds(schedule: .explicit(dates), start: stage.startDate))

    stage.loop.advance(by: 0.5)
    #expect(texts(host) == ["25"])
    stage.loop.advance(by: 5)

    #expect(texts(host) == ["75"])
    #expect(stage.clock.nextDue == nil)
  }

  @Test
  func `an animation is evaluated in each frame, unless it is paused`() {
    let host = showHosted(Seconds(schedule: .animation, start: stage.startDate))
    stage.loop.advance(by: 0.505)
    #expect(texts(host) == ["50"])

    let paused = showHosted(
      Seconds(schedule: .animation(paused: true), start: stage.startDate)
    )
    let before = texts(paused)
    stage.loop.advance(by: 0.5)

    #expect(texts(paused) == before)
  }

  @Test
  func `a view off the screen waits for nothing`() {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(
        rootView: Seconds(
          schedule: .periodic(from: stage.startDate, by: 1),
          start: stage.startDate
        )
      )
    )
    stage.show(navigation)
    stage.loop.settle()
    #expect(stage.clock.nextDue != nil)

    navigation.pushViewController(UIViewController(), animated: false)
    stage.loop.settle()
    #expect(stage.clock.nextDue == nil)
    stage.loop.advance(by: 3)
    navigation.popViewController(animated: false)
    stage.loop.flush()

    #expect(texts(navigation.viewControllers[0]).contains("300"))
    #expect(stage.clock.nextDue != nil)
  }

  @Test
  func `each minute begins with its full minute`() {
    let date = Date(timeIntervalSinceReferenceDate: 125)
    let entries = EveryMinuteTimelineSchedule().entries(from: date, mode: .normal)

    #expect(
      entries.prefix(2).map(\.timeIntervalSinceReferenceDate) == [120, 180]
    )
  }
}
