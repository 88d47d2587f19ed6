import SwiftUI

@available(iOS 18.0, *)
struct ValuesView: View {
  @State private var volume = 0.4
  @State private var guests = 2
  @State private var isOn = true
  @State private var isPinned = false
  @State private var color = Color.orange

  var body: some View {
    Form {
      Section("Slider") {
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Slider(value: $volume, in: 0...1, step: 0.25)
          .tint(.green)
      }
      Section("Stepper") {
        Stepper("Guests: \(guests)", value: $guests, in: 1...4)
      }
      Section("Toggle") {
        Toggle("Switch", isOn: $isOn)
        Toggle("Tinted", systemImage: "moon", isOn: $isOn)
          .tint(.indigo)
        HStack {
          Toggle("Off", systemImage: "pin", isOn: $isPinned)
          Toggle("On", systemImage: "pin.fill", isOn: $isOn)
        }
        .toggleStyle(.button)
        Toggle("Disabled", isOn: .constant(true))
          .disabled(true)
      }
      Section {
        ColorPicker("Color", selection: $color)
        LabeledContent("Version", value: "1.2")
        LabeledContent {
          Text("12 GB")
        } label: {
          Text("Storage")
          Text("On this phone")
        }
        if let url = URL(string: "https://example.com") {
          Link("Website", destination: url)
        }
      } header: {
        Text("Others")
      } footer: {
        Text("A footer says more about its section.")
      }
    }
  }
}
