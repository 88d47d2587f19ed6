import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GaugeTests {
  private func node(_ view: some View) -> AccessibilityNode? {
    showHosted(view).view.accessibilityNodes().first
  }

  @Test
  func `a gauge says its label and how far it is`() {
    let node = node(Gauge(value: 30, in: 20...40) { Text("Speed") })

    #expect(node?.label == "Speed")
    #expect(node?.value == "50%")
  }

  @Test
  func `a value outside of the bounds counts as the nearest`() {
    #expect(node(Gauge(value: 50, in: 20...40) { Text("A") })?.value == "100%")
    #expect(node(Gauge(value: -1, in: 0...1) { Text("A") })?.value == "0%")
  }

  @Test
  func `circular gauges are small, linear ones as wide as there is room`() {
    let circle = Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircularCapacity)
    let bar = Gauge(value: 0.5) { Text("A") }

    #expect(UIHostingController(rootView: circle).sizeThatFits(in: .zero).width == 58)
    #expect(
      UIHostingController(rootView: bar).sizeThatFits(in: CGSize(width: 200, height: 100)).width
        == 200
    )
  }

  @Test
  func `a style of the app's own gets the parts`() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int(configuration.value * 4)) of 4")
          configuration.maximumValueLabel
        }
      }
    }
    let gauge = Gauge(value: 0.5) {
      Text("Fuel")
    } currentValueLabel: {
      Text("half")
    } minimumValueLabel: {
      Text("E")
    } maximumValueLabel: {
      Text("F")
    }

    let label = node(gauge.gaugeStyle(Words()))?.label
    #expect(label?.contains("Fuel") == true)
    #expect(label?.contains("2 of 4") == true)
    #expect(label?.contains("half") == false)
  }
}
