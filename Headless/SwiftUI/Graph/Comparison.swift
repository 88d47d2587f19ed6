@_spi(Reflection) internal import Swift
internal import Foundation

/// How two values of a type compare: whether a view has to be evaluated again.
///
/// Bytes for plain data, `==` where a type is Equatable, identity for objects, and field by field
/// for other structs. Closures and existentials are never equal (C.10.2).
final class Comparison: Sendable {
  private let function: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  // Metatypes that a function holds aren't Sendable, though what they stand for is constant.
  fileprivate init(_ function: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.function = unsafeBitCast(
      function,
      to: (@Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool).self
    )
  }

  func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { function(UnsafeRawPointer(left), UnsafeRawPointer($0)) }
    }
  }

  static func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    of(T.self).areEqual(lhs, rhs)
  }

  private static let cache = ComparisonCache()

  static func of<T>(_ type: T.Type) -> Comparison {
    if let known = cache[type] { return known }
    let comparison = make(type)
    cache[type] = comparison
    return comparison
  }

  private static func make<T>(_ type: T.Type) -> Comparison {
    if let property = type as? any ComparableProperty.Type { return property.comparison }
    if type is AnyClass { return object(type) }
    if MemoryLayout<T>.size == 0 { return Comparison { _, _ in true } }
    let fields = fields(of: type)
    let isPacked = fields.reduce(0) { $0 + $1.size } == MemoryLayout<T>.size
    if _isPOD(type), fields.isEmpty || isPacked { return bytes(MemoryLayout<T>.size) }
    if let equatable = type as? any Equatable.Type { return Self.equatable(equatable) }
    if let optional = type as? any OptionalObject.Type, optional.wrapsObject {
      return bytes(MemoryLayout<T>.size)
    }
    guard !fields.isEmpty else { return Comparison { _, _ in false } }
    return Comparison { left, right in
      fields.allSatisfy { $0.comparison.function(left + $0.offset, right + $0.offset) }
    }
  }

  private static func bytes(_ count: Int) -> Comparison {
    Comparison { memcmp($0, $1, count) == 0 }
  }

  private static func object<T>(_ type: T.Type) -> Comparison {
    // Key paths are objects that say the same in two places.
    if let path = type as? any (AnyKeyPath & Equatable).Type { return equatable(path) }
    return bytes(MemoryLayout<T>.size)
  }

  private static func equatable<E: Equatable>(_ type: E.Type) -> Comparison {
    Comparison(EquatableFunction<E>().areEqual)
  }

  private struct Field: Sendable {
    let offset: Int
    let size: Int
    let comparison: Comparison
  }

  /// Only structs and tuples have fields: reflection doesn't survive being asked about those of an
  /// existential.
  private static func hasFields<T>(_ type: T.Type) -> Bool {
    let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self).pointee
    return kind == MetadataKind.structure || kind == MetadataKind.tuple
  }

  private enum MetadataKind {
    static let structure: UInt = 0x200
    static let tuple: UInt = 0x301
  }

  private static func fields<T>(of type: T.Type) -> [Field] {
    guard hasFields(type) else { return [] }
    var fields: [Field] = []
    let options = _EachFieldOptions.ignoringUnknown
    _ = _forEachField(of: type, options: options) { _, offset, type, _ in
      fields.append(field(type, offset: offset))
      return true
    }
    return fields
  }

  private static func field(_ type: Any.Type, offset: Int) -> Field {
    func open<F>(_ type: F.Type) -> Field {
      Field(offset: offset, size: MemoryLayout<F>.size, comparison: of(type))
    }
    return _openExistential(type, do: open)
  }
}

private struct EquatableFunction<E: Equatable> {
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: E.self).pointee == rhs.assumingMemoryBound(to: E.self).pointee
  }
}

/// A property wrapper that says itself what of it counts: not the box that it was bound to.
protocol ComparableProperty {
  static var comparison: Comparison { get }
}

extension Comparison {
  /// Compares by a part of the value.
  static func by<T>(_ isEqual: @escaping (T, T) -> Bool) -> Comparison {
    Comparison({
      isEqual(
        $0.assumingMemoryBound(to: T.self).pointee,
        $1.assumingMemoryBound(to: T.self).pointee
      )
    })
  }
}

private protocol OptionalObject {
  static var wrapsObject: Bool { get }
}

extension Optional: OptionalObject {
  static var wrapsObject: Bool { Wrapped.self is AnyClass }
}

/// Comparisons by type, for any thread: state is written from any.
private final class ComparisonCache: @unchecked Sendable {
  private let lock = NSLock()
  private var comparisons: [ObjectIdentifier: Comparison] = [:]

  subscript<T>(type: T.Type) -> Comparison? {
    get { lock.withLock { comparisons[ObjectIdentifier(type)] } }
    set { lock.withLock { comparisons[ObjectIdentifier(type)] = newValue } }
  }
}
