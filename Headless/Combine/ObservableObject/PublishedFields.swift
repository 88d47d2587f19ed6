@_spi(Reflection) import Swift

/// Where the `@Published` properties of a class are, superclasses included.
///
/// Found once per class, since the property wrapper learns of its object only when it is set.
struct PublishedFields: Sendable {
  private struct Field: Sendable {
    let offset: Int
    let type: any PublishedProperty.Type
  }

  // The option's own constant isn't safe to read in Swift 6.
  private static var classType: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

  private let fields: [Field]

  var isEmpty: Bool { fields.isEmpty }

  static func of(_ type: AnyClass) -> PublishedFields {
    let id = ObjectIdentifier(type)
    return cache.find(id) ?? cache.keep(PublishedFields(type), for: id)
  }

  private init(_ type: AnyClass) {
    var found: [Field] = []
    _ = _forEachField(of: type, options: Self.classType) { _, offset, field, _ in
      if let field = field as? any PublishedProperty.Type {
        found.append(Field(offset: offset, type: field))
      }
      return true
    }
    fields = found
  }

  /// The publisher that the properties hold; made and given to them when they have none.
  func publisher(in object: AnyObject) -> ObservableObjectPublisher {
    let base = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if let first = fields.first, let known = first.type.publisher(at: base + first.offset) {
      return known
    }
    let publisher = ObservableObjectPublisher()
    for field in fields { field.type.install(publisher, at: base + field.offset) }
    return publisher
  }

  private static let cache = Cache()

  private final class Cache: @unchecked Sendable {
    private let lock = Lock()
    private var known: [ObjectIdentifier: PublishedFields] = [:]

    func find(_ id: ObjectIdentifier) -> PublishedFields? {
      lock.withLock { known[id] }
    }

    func keep(_ fields: PublishedFields, for id: ObjectIdentifier) -> PublishedFields {
      lock.withLock { known[id] = fields }
      return fields
    }
  }
}

/// A `Published` of any value.
protocol PublishedProperty: SendableMetatype {
  static func publisher(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher?
  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer)
}

extension Published: PublishedProperty {
  static func publisher(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
    address.assumingMemoryBound(to: Self.self).pointee.storage.publisher
  }

  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.storage.install(publisher)
  }
}
