// B.4
@available(iOS 16.0, *)
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers lie in a layout.
  public var stackOrientation: Axis?

  public init() {}
}
