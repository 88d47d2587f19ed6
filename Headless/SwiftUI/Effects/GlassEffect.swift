@available(iOS 26.0, *)
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Capsule().path(in: rect)
  }
}

/// Glass shapes of its content would melt into each other on iOS; here each stays what it is.
@available(iOS 26.0, *)
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor @preconcurrency
  public var body: some View {
    content
  }
}

@available(iOS 26.0, *)
extension View {
  nonisolated public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.kind != .identity {
        shape.fill(glass.kind == .clear ? Material.ultraThin : Material.regular)
        if let color = glass.color { shape.fill(color.opacity(0.6)) }
      }
    }
  }
}
