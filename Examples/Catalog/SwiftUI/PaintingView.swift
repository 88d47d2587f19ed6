import SwiftUI

@available(iOS 18.0, *)
struct PaintingView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Canvas { context, size in
          context.fill(
            Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 16),
            with: .color(.yellow.opacity(0.3))
          )
          for index in 0..<8 {
            let height = CGFloat(20 + index * index * 2 % 90)
            let bar = CGRect(
              x: 16 + CGFloat(index) * 40,
              y: size.height - height - 10,
              width: 28,
              height: height
            )
            context.fill(Path(bar), with: .color(index % 2 == 0 ? .blue : .green))
          }
          context.draw(Text("Canvas").bold(), at: CGPoint(x: size.width / 2, y: 20))
        }
        .frame(height: 140)
        ZStack {
          LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
          VStack(spacing: 8) {
            material("Ultra thin", .ultraThinMaterial)
            material("Regular", .regularMaterial)
            material("Ultra thick", .ultraThickMaterial)
          }
        }
        .frame(height: 170)
        VStack(alignment: .leading, spacing: 8) {
          Label("A title that loads", systemImage: "photo")
          Text("And two lines of a text that is not there yet, but soon will be.")
        }
        .redacted(reason: .placeholder)
        HStack(spacing: 16) {
          Color.red.frame(width: 60, height: 60).opacity(0.3)
          Color.red.frame(width: 60, height: 60)
            .overlay(alignment: .topTrailing) {
              Circle().fill(.blue).frame(width: 20, height: 20).offset(x: 10, y: -10)
            }
          Text("Framed")
            .padding()
            .border(.green, width: 3)
          Text("Tilted")
            .padding()
            .background(.orange)
            .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
      }
      .padding()
    }
  }

  private func material(_ name: String, _ material: Material) -> some View {
    Text(name)
      .frame(width: 200, height: 40)
      .background(material, in: RoundedRectangle(cornerRadius: 10))
  }
}
