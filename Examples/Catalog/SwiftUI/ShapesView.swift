import SwiftUI

@available(iOS 18.0, *)
struct ShapesView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 20) {
        cell("Rectangle") { Rectangle().fill(.red) }
        cell("Rounded") { RoundedRectangle(cornerRadius: 20).fill(.orange) }
        cell("Uneven") {
          UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.yellow)
        }
        cell("Circle") { Circle().fill(.green) }
        cell("Ellipse") { Ellipse().fill(.mint) }
        cell("Capsule") { Capsule().fill(.teal) }
        cell("Stroke") { Circle().stroke(.blue, lineWidth: 6) }
        cell("Border") { Circle().strokeBorder(.indigo, lineWidth: 6) }
        cell("Dashes") {
          RoundedRectangle(cornerRadius: 12)
            .stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [10, 5]))
        }
        cell("Trim") {
          Circle()
            .trim(from: 0, to: 0.7)
            .stroke(.pink, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        cell("Path") {
          Path { path in
            path.move(to: CGPoint(x: 45, y: 5))
            path.addLine(to: CGPoint(x: 85, y: 75))
            path.addLine(to: CGPoint(x: 5, y: 75))
            path.closeSubpath()
          }
          .fill(.brown)
        }
        cell("Curve") {
          Path { path in
            path.move(to: CGPoint(x: 0, y: 40))
            path.addCurve(
              to: CGPoint(x: 90, y: 40),
              control1: CGPoint(x: 30, y: -40),
              control2: CGPoint(x: 60, y: 120)
            )
          }
          .stroke(.cyan, lineWidth: 5)
        }
        cell("Clip") {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .clipShape(Circle())
        }
        cell("Shadow") {
          RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 6, y: 3)
        }
        cell("Rotated") {
          Rectangle().fill(.gray).frame(width: 50, height: 50).rotationEffect(.degrees(30))
        }
      }
      .padding()
    }
  }

  private func cell<Content: View>(
    _ name: String,
    @ViewBuilder content: () -> Content
  ) -> some View {
    VStack {
      content()
        .frame(width: 90, height: 80)
      Text(name)
        .font(.caption)
    }
  }
}
