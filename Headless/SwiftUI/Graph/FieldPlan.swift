@_spi(Reflection) internal import Swift

/// Where the dynamic properties of a type lie, and how two of its values compare: found once a type.
@MainActor
final class FieldPlan<Value> {
  private let properties: [PropertyField]
  private let comparison = Comparison.of(Value.self)

  static func of(_ type: Value.Type) -> FieldPlan<Value> {
    if let plan = FieldPlans.plans[ObjectIdentifier(type)] {
      return unsafeDowncast(plan, to: FieldPlan<Value>.self)
    }
    let plan = FieldPlan()
    FieldPlans.plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init() {
    var properties: [PropertyField] = []
    _ = _forEachField(of: Value.self, options: .ignoringUnknown) { _, offset, type, _ in
      guard let property = type as? any DynamicProperty.Type else { return true }
      properties.append(Self.field(property, offset: offset))
      return true
    }
    self.properties = properties
  }

  private static func field<P: DynamicProperty>(_ type: P.Type, offset: Int) -> PropertyField {
    PropertyFieldOf<P>(offset: offset)
  }

  var isEmpty: Bool { properties.isEmpty }

  /// Gives each dynamic property what it keeps in the node.
  func bind(_ value: inout Value, to node: Node) {
    guard !properties.isEmpty else { return }
    var binder = PropertyBinder(node: node)
    bind(&value, with: &binder)
  }

  func bind(_ value: inout Value, with binder: inout PropertyBinder) {
    guard !properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for property in properties {
        property.bind(base, &binder)
      }
    }
  }

  func areEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    comparison.areEqual(lhs, rhs)
  }
}

@MainActor
private enum FieldPlans {
  static var plans: [ObjectIdentifier: AnyObject] = [:]
}

@MainActor
class PropertyField {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  func bind(_ base: UnsafeMutableRawPointer, _ binder: inout PropertyBinder) {}
}

final class PropertyFieldOf<P: DynamicProperty>: PropertyField {
  override func bind(_ base: UnsafeMutableRawPointer, _ binder: inout PropertyBinder) {
    P._bind((base + offset).assumingMemoryBound(to: P.self), &binder)
  }
}

/// Hands out the boxes of a node to the dynamic properties of its view, in their order.
@MainActor
public struct _PropertyBinder {
  let node: Node
  private var index = 0

  init(node: Node) {
    self.node = node
  }

  /// The box of the next property, made at the first binding.
  mutating func box<B: PropertyBox>(_ make: () -> B) -> B {
    defer { index += 1 }
    if index < node.boxes.count { return unsafeDowncast(node.boxes[index], to: B.self) }
    let box = make()
    node.boxes.append(box)
    return box
  }
}

/// What a node keeps for one dynamic property.
@MainActor
class PropertyBox {
  /// Whether the property has another value in the environment of now.
  func environmentDidChange(for node: Node) -> Bool { false }
}

@_spi(Headless)
public typealias PropertyBinder = _PropertyBinder
