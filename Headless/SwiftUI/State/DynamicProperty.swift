// B.2
public protocol DynamicProperty: SendableMetatype {
  mutating func update()

  /// Gives a property what it keeps in the node of its view, before the body is evaluated.
  @_spi(Headless)
  @MainActor
  static func _bind(_ property: UnsafeMutablePointer<Self>, _ binder: inout PropertyBinder)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A custom property: its own properties first, then its `update`.
  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<Self>,
    _ binder: inout PropertyBinder
  ) {
    FieldPlan.of(Self.self).bind(&property.pointee, with: &binder)
    property.pointee.update()
  }
}
