internal import UIKit

/// How content that changes inside an animation turns into what is new: here it is new at once.
@available(iOS 16.0, *)
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbol(SymbolEffectConfiguration)
  }

  private let kind: Kind

  private init(kind: Kind) {
    self.kind = kind
  }

  init(symbol: SymbolEffectConfiguration) {
    kind = .symbol(symbol)
  }

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  @available(iOS 17.0, *)
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

@available(iOS 16.0, *)
private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  @available(iOS 16.0, *)
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
