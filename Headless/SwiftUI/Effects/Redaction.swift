// B.1
@available(iOS 14.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  @available(iOS 15.0, *)
  public static let privacy = RedactionReasons(rawValue: 2)
}

extension EnvironmentValues {
  @available(iOS 14.0, *)
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  @available(iOS 14.0, *)
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}
