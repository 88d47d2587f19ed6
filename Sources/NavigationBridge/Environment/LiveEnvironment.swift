import SwiftUI

/// Applies what the app says for all screens, and follows when it is replaced.
struct LiveEnvironment: ViewModifier {
  @ObservedObject var environment: StackEnvironment

  func body(content: Content) -> some View {
    content.modifier(environment.layer)
  }
}
