public import Foundation

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency
  static var previews: Self.Previews { get }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

// A preview shows nothing here: it says how Xcode would.
extension View {
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    self
  }

  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    self
  }
}
