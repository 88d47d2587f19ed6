/// Makes objects of classes that are known by name or metatype only, as the Objective-C runtime
/// does for a scene's delegate.
@MainActor
package enum ObjectMaker {
  /// Nil for what isn't an `NSObject`; a class without `init()` traps, as on iOS.
  package static func make(_ type: Any.Type) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    return InitializerSlot.make(type)
  }
}

/// Its required initializer takes the place of `NSObject.init()` in the table of methods, so that a
/// metatype seen as this one runs the initializer of its own class.
@_spi(Headless)
@MainActor
open class InitializerSlot: NSObject {
  public required override init() {
    super.init()
  }

  @inline(never)
  static func make(_ type: NSObject.Type) -> NSObject {
    let slot = unsafeBitCast(type, to: InitializerSlot.Type.self)
    return unsafeDowncast(slot.init() as AnyObject, to: NSObject.self)
  }
}
