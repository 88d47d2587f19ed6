/// A route that can be stored and gone back to in another launch.
///
/// ```swift
/// enum AppRoute: RestorableRoute {
///   case inbox
///   case message(Int)
///   …
/// }
/// ```
///
/// What a route encodes is what an app has to read in all its later versions. A case that is gone
/// ends the restored path below it.
public protocol RestorableRoute: Route, Codable {
  /// The name of the type in stored data: the type's own, if nothing else is said.
  ///
  /// Keep the name when the type gets another one. Two types of an app that are restored together
  /// have two names: equal ones are reported.
  static var restorationName: String { get }
}

extension RestorableRoute {
  /// The type's name without module and enclosing types.
  public static var restorationName: String { String(describing: Self.self) }
}
