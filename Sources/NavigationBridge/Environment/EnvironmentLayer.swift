import SwiftUI

/// A modifier of the app whose type is erased, while the type of the screen that it modifies isn't.
///
/// Its body has one `AnyView` around the placeholder of the content, so the state of a screen stays
/// for as long as the app's modifier is of the same type.
struct EnvironmentLayer: ViewModifier {
  private let apply: (@MainActor (Content) -> AnyView)?

  /// Changes nothing.
  static let none = EnvironmentLayer()

  private init() {
    apply = nil
  }

  init(_ modifier: some ViewModifier) {
    apply = { AnyView($0.modifier(modifier)) }
  }

  private init(apply: @escaping @MainActor (Content) -> AnyView) {
    self.apply = apply
  }

  /// Writes values that were read elsewhere.
  @MainActor
  static func writing(_ write: @escaping @MainActor (inout EnvironmentValues) -> Void) -> Self {
    EnvironmentLayer { content in
      AnyView(content.transformEnvironment(\.self) { values in write(&values) })
    }
  }

  /// This one, and then another one around it.
  func inside(_ outer: EnvironmentLayer) -> EnvironmentLayer {
    EnvironmentLayer { AnyView($0.modifier(self).modifier(outer)) }
  }

  func body(content: Content) -> some View {
    apply?(content) ?? AnyView(content)
  }
}
