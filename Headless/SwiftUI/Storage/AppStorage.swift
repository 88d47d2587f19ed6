public import Foundation

// B.2
@available(iOS 14.0, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let fallback: Value
  private let coding: StoredValue<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, _ store: UserDefaults?, _ fallback: Value, _ coding: StoredValue<Value>) {
    self.key = key
    self.store = store
    self.fallback = fallback
    self.coding = coding
  }

  public var wrappedValue: Value {
    get {
      location?.get()
        ?? coding.read((store ?? .standard).object(forKey: key)) ?? fallback
    }
    nonmutating set {
      // Without a view it writes all the same: an object of the app may hold one.
      guard let location else { return (store ?? .standard).store(coding.write(newValue), key) }
      location.set(newValue, .current)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      let copy = self
      return Binding(
        location: FunctionLocation(
          get: { copy.wrappedValue },
          set: { value, _ in copy.wrappedValue = value }
        )
      )
    }
    return Binding(location: location)
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<AppStorage>,
    _ binder: inout PropertyBinder
  ) {
    let wrapper = property.pointee
    let store = wrapper.store ?? binder.node.environment.defaultAppStorage
    let box: StorageBox<Value> = binder.box { StorageBox() }
    property.pointee.location = box.location(
      StoredLocation(store, wrapper.key, wrapper.fallback, wrapper.coding)
    )
  }
}

@available(iOS 14.0, *)
extension AppStorage: ComparableProperty {
  static var comparison: Comparison {
    .by { (lhs: AppStorage, rhs: AppStorage) in lhs.key == rhs.key && lhs.store === rhs.store }
  }
}

/// Keeps the location of a stored value as long as it is that of the same key.
final class StorageBox<Value>: PropertyBox {
  private var known: StoredLocation<Value>?

  func location(_ new: StoredLocation<Value>) -> StoredLocation<Value> {
    if let known, known.isSame(as: new) { return known }
    known = new
    return new
  }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[AppStorageKey.self].defaults }
    set { self[AppStorageKey.self] = DefaultsReference(defaults: newValue) }
  }
}

private struct DefaultsReference: Equatable {
  let defaults: UserDefaults

  static func == (lhs: DefaultsReference, rhs: DefaultsReference) -> Bool {
    lhs.defaults === rhs.defaults
  }
}

private enum AppStorageKey: EnvironmentKey {
  static var defaultValue: DefaultsReference { DefaultsReference(defaults: .standard) }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
