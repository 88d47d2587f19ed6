import SwiftUI

@available(iOS 18.0, *)
struct PagingView: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { index in
        ZStack {
          RoundedRectangle(cornerRadius: 24)
            .fill([Color.blue, .green, .orange][index].gradient)
          Text("Page \(index + 1)")
            .font(.largeTitle)
            .foregroundStyle(.white)
        }
        .padding(20)
        .tag(index)
      }
    }
    .tabViewStyle(.page)
  }
}
