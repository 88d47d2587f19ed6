// B.2
public protocol DynamicProperty: SendableMetatype {
  mutating func update()

  /// Gives a property what it keeps in the node of its view, before the body is evaluated.
  // No SPI: a type outside couldn't conform, its default being hidden. Underscored names stay out of
  // the symbol graph.
  @MainActor
  static func _bind(_ property: UnsafeMutablePointer<Self>, _ binder: inout _PropertyBinder)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A custom property: its own properties first, then its `update`.
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<Self>,
    _ binder: inout _PropertyBinder
  ) {
    FieldPlan.of(Self.self).bind(&property.pointee, with: &binder)
    property.pointee.update()
  }
}
