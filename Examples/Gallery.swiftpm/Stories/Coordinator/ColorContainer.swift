import Combine
import SwiftUI

/// What the screens of the app depend on.
@MainActor
final class ColorContainer: ObservableObject {
  @Published var style = ColorStyle(name: "Plain")
  /// The screens that were made, in their order.
  var made: [String] = []

  nonisolated init() {}
}

/// How the app looks.
struct ColorStyle: Equatable {
  let name: String
}

private struct ContainerKey: EnvironmentKey {
  static let defaultValue: ColorContainer? = nil
}

private struct StyleKey: EnvironmentKey {
  static let defaultValue = ColorStyle(name: "Default")
}

extension EnvironmentValues {
  var injected: ColorContainer? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  var style: ColorStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// Said once, it reaches every screen.
struct ColorEnvironment: ViewModifier {
  let container: ColorContainer
  let style: ColorStyle

  func body(content: Content) -> some View {
    content
      .environment(\.injected, container)
      .environment(\.style, style)
  }
}
