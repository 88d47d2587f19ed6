public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

extension View {
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(UnsupportedModifier(feature: blendMode == .normal ? nil : "blend modes"))
  }
}
