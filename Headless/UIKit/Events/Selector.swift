/// The name of an Objective-C method, of which there are none here: only its absence can be said.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }
}

extension Selector {
  /// Reports an action that nobody can call.
  @MainActor
  static func report(_ action: Selector?) {
    if action != nil { unsupported("actions by selector") }
  }
}
