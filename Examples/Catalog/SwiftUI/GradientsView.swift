import SwiftUI

@available(iOS 18.0, *)
struct GradientsView: View {
  private let colors: [Color] = [.yellow, .red, .purple]

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(
          stops: [
            Gradient.Stop(color: .blue, location: 0),
            Gradient.Stop(color: .white, location: 0.5),
            Gradient.Stop(color: .green, location: 0.5),
          ],
          startPoint: .top,
          endPoint: .bottom
        )
      }
      HStack(spacing: 16) {
        RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 90)
        AngularGradient(colors: colors + [.yellow], center: .center)
      }
      HStack(spacing: 16) {
        Rectangle().fill(.blue.gradient)
        Circle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      }
      Text("Gradient text")
        .font(.largeTitle.bold())
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
    }
    .padding()
  }
}
