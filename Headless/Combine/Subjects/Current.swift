/// A value that threads share.
class Current<Value> {
  let lock = Lock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value { lock.withLock { stored } }

  func set(_ value: Value) {
    // The old value is given back, so that it is released outside the lock.
    _ = lock.withLock { () -> Value in
      defer { stored = value }
      return stored
    }
  }
}
