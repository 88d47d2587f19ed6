import SwiftUI

@available(iOS 18.0, *)
struct GridsView: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .purple]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            Text("Name").bold()
            Text("Kind").bold()
            Text("Price").bold()
              .gridColumnAlignment(.trailing)
          }
          Divider()
          GridRow {
            Text("Tea")
            Text("Drink")
            Text("3.50")
          }
          GridRow {
            Text("Chocolate")
            Text("Sweet")
            Text("12.00")
          }
          GridRow {
            Text("All of it, across the columns")
              .gridCellColumns(3)
              .foregroundStyle(.secondary)
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))], spacing: 8) {
          ForEach(0..<8, id: \.self) { index in
            tile(index)
          }
        }
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<6, id: \.self) { index in
            tile(index)
          }
        }
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 8) {
            ForEach(0..<24, id: \.self) { index in
              tile(index)
                .frame(width: 70)
            }
          }
        }
        .frame(height: 110)
      }
      .padding()
    }
  }

  private func tile(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(colors[index % colors.count])
      .frame(height: 50)
      .overlay(Text("\(index)").foregroundStyle(.white))
  }
}
