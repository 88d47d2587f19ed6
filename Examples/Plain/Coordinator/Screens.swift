import SwiftUI

struct GreenScreen: View {
  var onNext: () -> Void
  var onHelp: () -> Void

  @Environment(\.injected) private var injected
  @Environment(\.style) private var style

  var body: some View {
    ZStack {
      Color.green.edgesIgnoringSafeArea(.all)
      VStack(spacing: 16) {
        Text(injected.greeting.text)
          .font(.headline)
          .foregroundColor(style.accent)
        Button("To red", action: onNext)
        Button("Help", action: onHelp)
      }
    }
    .navigationBarHidden(true)
  }
}

struct RedScreen: View {
  var onBack: () -> Void

  @Environment(\.injected) private var injected
  @Environment(\.style) private var style

  var body: some View {
    ZStack {
      Color.red.edgesIgnoringSafeArea(.all)
      VStack(spacing: 16) {
        Text("\(injected.greeting.text), in \(style.rawValue)")
        Button(action: onBack) {
          Label("Back to green", systemImage: "arrow.left")
        }
      }
    }
    .navigationBarTitle("Red", displayMode: .large)
  }
}

struct HelpScreen: View {
  var onClose: () -> Void

  @Environment(\.injected) private var injected

  var body: some View {
    VStack {
      Text("Help: \(injected.greeting.text)")
      Button("Close", action: onClose)
    }
    .padding()
  }
}
