// Levels of the foreground, each of its own.
@available(iOS 15.0, *)
extension View {
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    environment(\.foregroundLevels, ForegroundLevels(styles: [primary, secondary]))
      .foregroundStyle(primary)
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    environment(\.foregroundLevels, ForegroundLevels(styles: [primary, secondary, tertiary]))
      .foregroundStyle(primary)
  }
}

/// The first is the primary level.
struct ForegroundLevels {
  var styles: [any ShapeStyle] = []
}

extension EnvironmentValues {
  var foregroundLevels: ForegroundLevels {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

private enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: ForegroundLevels { ForegroundLevels() }
}
