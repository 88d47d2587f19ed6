import SwiftUI

@available(iOS 18.0, *)
struct PickersView: View {
  @State private var flavor = "Vanilla"

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      caption("Menu")
      picker.pickerStyle(.menu)
      caption("Segments")
      picker.pickerStyle(.segmented)
      caption("Wheel")
      picker.pickerStyle(.wheel)
      Text("Chosen: \(flavor)")
      Spacer()
    }
    .padding()
  }

  private var picker: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(["Vanilla", "Chocolate", "Lemon"], id: \.self) { Text($0) }
    }
  }

  private func caption(_ text: String) -> some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}
