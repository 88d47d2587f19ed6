internal import UIKit

// B.4
@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  static func height(in context: Self.Context) -> CGFloat?
}

@available(iOS 16.0, *)
extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

@available(iOS 16.0, *)
extension PresentationDetent {
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }
}

/// The type of a detent, which tells its height.
@available(iOS 16.0, *)
struct CustomDetent: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  var name: String { String(reflecting: type) }

  func height(upTo maximum: CGFloat) -> CGFloat? {
    let context = PresentationDetent.Context(
      maxDetentValue: maximum,
      environment: EnvironmentValues()
    )
    return type.height(in: context)
  }

  static func == (lhs: CustomDetent, rhs: CustomDetent) -> Bool { lhs.type == rhs.type }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}
