import Synchronization

public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Atomic<UInt>(1)

  private let value: UInt
  private let isObject: Bool

  public init() {
    value = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue
    isObject = false
  }

  public init(_ obj: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(obj))
    isObject = true
  }

  public var description: String { "0x\(String(value, radix: 16))" }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
