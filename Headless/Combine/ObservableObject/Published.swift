// C.12
@propertyWrapper
public struct Published<Value> {
  private(set) var storage: PublishedStorage<Value>

  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.send(newValue) }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }
}

extension Published {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S>(subscriber: S)
    where S: Subscriber, Value == S.Input, S.Failure == Never {
      storage.subscribe(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  @available(iOS 14, *)
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
