import SwiftUI

@available(iOS 18.0, *)
struct SymbolsView: View {
  @State private var taps = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(spacing: 20) {
        Image(systemName: "heart")
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "heart").symbolVariant(.circle)
        Image(systemName: "heart").symbolVariant(.circle.fill)
        Image(systemName: "heart").symbolVariant(.slash)
      }
      .font(.title)
      HStack(spacing: 20) {
        Image(systemName: "star.fill").imageScale(.small)
        Image(systemName: "star.fill").imageScale(.medium)
        Image(systemName: "star.fill").imageScale(.large)
        Image(systemName: "star.fill").font(.largeTitle)
        Image(systemName: "star.fill").resizable().frame(width: 60, height: 60)
      }
      .foregroundStyle(.yellow)
      HStack(spacing: 20) {
        Image(systemName: "cloud.sun.fill")
        Image(systemName: "wifi").foregroundStyle(.green)
        Image(systemName: "battery.100")
        Image(systemName: "trash").foregroundStyle(.red)
        Image(systemName: "person.crop.circle.badge.plus")
      }
      .font(.title)
      HStack(spacing: 40) {
        Image(systemName: "bell.fill")
          .symbolEffect(.bounce, value: taps)
        Image(systemName: "gear")
          .symbolEffect(.rotate, value: taps)
        Image(systemName: "lightbulb")
          .symbolEffect(.pulse, value: taps)
      }
      .font(.system(size: 44))
      Button("Ring") { taps += 1 }
        .buttonStyle(.bordered)
      VStack(alignment: .leading, spacing: 12) {
        Label("Title and icon", systemImage: "bookmark")
        Label("Icon only", systemImage: "bookmark.fill").labelStyle(.iconOnly)
        Label("Title only", systemImage: "bookmark").labelStyle(.titleOnly)
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
