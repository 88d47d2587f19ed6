import SwiftUI

@available(iOS 18.0, *)
struct RowPickersView: View {
  @State private var size = "M"
  @State private var topping = "Nuts"

  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      Picker("Topping", selection: $topping) {
        ForEach(["Nuts", "Cream", "Fruit"], id: \.self) { Text($0) }
      }
      .pickerStyle(.navigationLink)
      Picker("Inline", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.inline)
      Picker("Segments", selection: $topping) {
        ForEach(["Nuts", "Cream", "Fruit"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
  }
}
