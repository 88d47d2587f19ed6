public import Foundation

// B.5
extension Font {
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    system(size: size, weight: weight ?? .regular, design: design ?? .default)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    let font = system(style, design: design ?? .default)
    return weight.map { font.weight($0) } ?? font
  }

  // A font that isn't there is the system's, as on iOS.

  public static func custom(_ name: String, size: CGFloat) -> Font {
    system(size: size)
  }

  @available(iOS 14.0, *)
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    system(size: size)
  }

  @available(iOS 14.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    system(size: fixedSize)
  }
}

extension View {
  @available(iOS 16.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.fontModifiers) { $0.isMonospaced = design == .monospaced }
  }

  @available(iOS 16.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontModifiers) { $0.isMonospaced = isActive }
  }
}
