import SwiftUI

/// A modifier of the app whose type is erased.
///
/// It adds one `AnyView` around what it modifies, so the state of a screen stays for as long as the
/// app's modifier is of the same type.
@MainActor
struct EnvironmentLayer {
  private let modify: (@MainActor (AnyView) -> AnyView)?

  /// Changes nothing.
  static let none = EnvironmentLayer()

  private init() {
    modify = nil
  }

  var isEmpty: Bool { modify == nil }

  init(_ modifier: some ViewModifier) {
    modify = { AnyView($0.modifier(modifier)) }
  }

  /// Writes values that were read elsewhere.
  static func writing(_ write: @escaping @MainActor (inout EnvironmentValues) -> Void) -> Self {
    EnvironmentLayer(ValuesWriter(write: write))
  }

  func applied(to content: AnyView) -> AnyView {
    modify?(content) ?? content
  }
}

private struct ValuesWriter: ViewModifier {
  let write: @MainActor (inout EnvironmentValues) -> Void

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in write(&values) }
  }
}
