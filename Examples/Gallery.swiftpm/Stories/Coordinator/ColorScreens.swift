import NavigationBridge
import SwiftUI
import UIKit

/// The root: it has no bar, and knows no other screen.
struct GreenView: View {
  let goOn: () -> Void
  let close: () -> Void
  @Environment(\.injected) private var container
  @Environment(\.style) private var style

  var body: some View {
    ZStack {
      Color.green.opacity(0.2).ignoresSafeArea()
      VStack(spacing: 20) {
        Text("Green, style \(style.name)")
        Text("Made: \(container?.made.joined(separator: ", ") ?? "no container")")
        Button {
          goOn()
        } label: {
          Text("Go to red").frame(minWidth: 44, minHeight: 44)
        }
        Button {
          close()
        } label: {
          Text("Close").frame(minWidth: 44, minHeight: 44)
        }
      }
    }
    .uiKitNavigationBar(title: "Green")
    .uiKitNavigationBarHidden()
  }
}

/// The second screen: a large title over an opaque bar, with a search.
struct RedView: View {
  let goBack: () -> Void
  @State private var query = ""
  @Environment(\.injected) private var container
  @Environment(\.style) private var style

  var body: some View {
    List {
      Text("Red, style \(style.name)")
      Text("Made: \(container?.made.joined(separator: ", ") ?? "no container")")
      if !query.isEmpty { Text("Looking for \(query)") }
      Button("Use the bold style") { container?.style = ColorStyle(name: "Bold") }
      Button("Back to green") { goBack() }
    }
    .uiKitNavigationBar(title: "Red")
    .uiKitNavigationBarTitleDisplayMode(.always)
    .uiKitNavigationBarAppearance(Self.opaque, scrollEdge: Self.opaque)
    .uiKitNavigationBarSearch(text: $query, prompt: "Shades", placement: .stacked)
  }

  @MainActor
  private static let opaque: UINavigationBarAppearance = {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    return appearance
  }()
}
