/// Which items stay when the bar has no room for all.
///
/// Followed from iOS 27 on.
public struct NavigationBarItemPriority: RawRepresentable, Hashable, Sendable {
  /// The higher, the longer the item stays.
  public var rawValue: Int

  /// Creates a priority relative to the standard one, which is 0.
  ///
  /// - Parameter rawValue: Above 0 stays longer, below 0 goes sooner.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Goes into the overflow menu after the others.
  public static let high = NavigationBarItemPriority(rawValue: 1)
  /// The priority of an item that says nothing.
  public static let standard = NavigationBarItemPriority(rawValue: 0)
  /// Goes into the overflow menu before the others.
  public static let low = NavigationBarItemPriority(rawValue: -1)
}
