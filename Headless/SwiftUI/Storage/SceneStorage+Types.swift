public import Foundation

@available(iOS 14.0, *)
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain())
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }
}

// A missing value is nil.
@available(iOS 14.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredValue<Bool>.plain().optional())
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredValue<Int>.plain().optional())
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredValue<Double>.plain().optional())
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, StoredValue<String>.plain().optional())
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredValue<URL>.url.optional())
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredValue<Data>.plain().optional())
  }
}

@available(iOS 15.0, *)
extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredValue<R>.raw.optional())
  }

  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredValue<R>.raw.optional())
  }
}
