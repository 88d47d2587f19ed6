import SwiftUI

@available(iOS 18.0, *)
struct ArrangingView: View {
  private let words = [
    "Swift", "Layout", "protocol", "breaks", "its", "lines", "where", "they", "are", "full",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        FlowLayout {
          ForEach(words, id: \.self) { word in
            Text(word)
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .background(Capsule().fill(.blue.opacity(0.2)))
          }
        }
        GeometryReader { proxy in
          HStack(spacing: 0) {
            Color.red.frame(width: proxy.size.width / 3)
            Color.blue.frame(width: proxy.size.width * 2 / 3)
          }
          .overlay(Text("\(Int(proxy.size.width)) wide").foregroundStyle(.white))
        }
        .frame(height: 60)
        ZStack(alignment: .bottomTrailing) {
          RoundedRectangle(cornerRadius: 16).fill(.teal)
          Text("Corner")
            .padding(8)
            .background(.white)
            .padding(8)
        }
        .frame(height: 100)
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle)
          Text("small").font(.footnote)
          Spacer()
          Text("end")
        }
        ViewThatFits {
          Text("This text is so long that it doesn't fit into one line of a phone at all")
            .fixedSize()
          Text("This one fits")
        }
        ForEach(1..<12, id: \.self) { index in
          Text("Row \(index)")
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text("An inset at the bottom")
        Spacer()
        Button("Action") {}
          .buttonStyle(.borderedProminent)
      }
      .padding()
      .background(.bar)
    }
  }
}
