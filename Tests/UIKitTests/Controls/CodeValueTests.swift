import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.3: values that code sets.
@MainActor
@Suite(.onStage)
struct CodeValueTests {
  private let trace = Trace()

  private func watch(_ control: UIControl) {
    let trace = trace
    for event in [UIControl.Event.valueChanged, .primaryActionTriggered] {
      control.addAction(UIAction { _ in trace.events.append("event") }, for: event)
    }
  }

  @Test
  func `no control sends an event for what code sets`() {
    let toggle = UISwitch()
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["A", "B"])
    let picker = UIDatePicker()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let controls = [toggle, slider, stepper, segments, picker, pages]
    for control in controls { watch(control) }

    toggle.setOn(true, animated: false)
    slider.setValue(0.5, animated: false)
    stepper.value = 7
    segments.selectedSegmentIndex = 1
    picker.date = Date(timeIntervalSince1970: 0)
    pages.currentPage = 2
    Stage.current.loop.settle()

    #expect(toggle.isOn)
    #expect(trace.events.isEmpty)
  }

  @Test
  func `a page stays within the pages`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3

    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  @Test
  func `progress and slider stay within their range`() {
    let progress = UIProgressView(progressViewStyle: .default)
    let slider = UISlider()

    progress.progress = 3
    slider.value = -4

    #expect(progress.progress == 1)
    #expect(slider.value == 0)
  }

  @Test
  func `a spin, a refresh in code sends nothing`() {
    let refresh = UIRefreshControl()
    watch(refresh)
    let scroller = UIScrollView()
    scroller.refreshControl = refresh

    refresh.beginRefreshing()

    #expect(refresh.isRefreshing)
    #expect(trace.events.isEmpty)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }

  @Test
  func `the primary action of a button is for its primary event`() {
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Go") { [trace] _ in trace.events.append("go") }
    )

    button.sendActions(for: .primaryActionTriggered)

    #expect(trace.events == ["go"])
  }
}
