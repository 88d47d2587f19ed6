import SwiftUI

enum AppStyle: String {
  case plain, forest

  var accent: Color {
    switch self {
    case .plain: return .blue
    case .forest: return .green
    }
  }
}

private struct InjectedKey: EnvironmentKey {
  static let defaultValue = Container(greeting: NoGreeting())
}

private struct StyleKey: EnvironmentKey {
  static var defaultValue: AppStyle = .plain
}

extension EnvironmentValues {
  var injected: Container {
    get { self[InjectedKey.self] }
    set { self[InjectedKey.self] = newValue }
  }

  var style: AppStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
