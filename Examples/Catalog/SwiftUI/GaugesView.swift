import SwiftUI

@available(iOS 18.0, *)
struct GaugesView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ProgressView(value: 0.4)
        ProgressView("Downloading", value: 3, total: 4)
        ProgressView(value: 0.7) {
          Text("Copying")
        } currentValueLabel: {
          Text("70 %")
        }
        .tint(.green)
        HStack(spacing: 32) {
          ProgressView()
          ProgressView("Loading")
          ProgressView()
            .controlSize(.large)
          ProgressView()
            .tint(.pink)
        }
        Divider()
        gauge
        gauge.gaugeStyle(.linearCapacity)
        gauge.gaugeStyle(.accessoryLinear)
        gauge.gaugeStyle(.accessoryLinearCapacity)
        HStack(spacing: 32) {
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircularCapacity)
          gauge
            .gaugeStyle(.accessoryCircular)
            .tint(.red)
        }
      }
      .padding()
    }
  }

  private var gauge: some View {
    Gauge(value: 62, in: 0...100) {
      Text("BPM")
    } currentValueLabel: {
      Text("62")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }
}
