public import Foundation

@available(iOS 15.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  /// The radius of the corners; nil for half of the height.
  let radius: CGFloat?

  public static let automatic = ButtonBorderShape(radius: nil)
  public static let capsule = ButtonBorderShape(radius: nil)
  public static let roundedRectangle = ButtonBorderShape(radius: 8)
  @available(iOS 17.0, *)
  public static let circle = ButtonBorderShape(radius: nil)

  @available(iOS 17.0, *)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

extension EnvironmentValues {
  var buttonBorderRadius: CGFloat? {
    get { self[BorderRadiusKey.self] }
    set { self[BorderRadiusKey.self] = newValue }
  }
}

private enum BorderRadiusKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension View {
  @available(iOS 15.0, *)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderRadius, shape.radius)
  }
}
