@_spi(Headless) internal import UIKit

// B.2
@available(iOS 14.0, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let fallback: Value
  private let coding: StoredValue<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, _ fallback: Value, _ coding: StoredValue<Value>) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.get() ?? fallback }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(fallback) }
    return Binding(location: location)
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<SceneStorage>,
    _ binder: inout PropertyBinder
  ) {
    let wrapper = property.pointee
    let box: StorageBox<Value> = binder.box { StorageBox() }
    let store = SceneStores.store(of: binder.node.graph)
    property.pointee.location = box.location(
      StoredLocation(store, wrapper.key, wrapper.fallback, wrapper.coding)
    )
  }
}

@available(iOS 14.0, *)
extension SceneStorage: ComparableProperty {
  static var comparison: Comparison {
    .by { (lhs: SceneStorage, rhs: SceneStorage) in lhs.key == rhs.key }
  }
}

/// What each scene keeps; off screen it is the stage that does.
@MainActor
private enum SceneStores {
  private struct Entry {
    weak var scene: AnyObject?
    let store: MemoryStore
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func store(of graph: ViewGraph) -> MemoryStore {
    let scene: AnyObject = graph.host?.hostView?.window?.windowScene?.session ?? graph.stage
    let id = ObjectIdentifier(scene)
    if let entry = entries[id], entry.scene === scene { return entry.store }
    entries = entries.filter { $0.value.scene != nil }
    let store = MemoryStore()
    entries[id] = Entry(scene: scene, store: store)
    return store
  }
}
