/// The stack that is driven, as far as a driver needs it: a `UINavigationController`, or a fake.
///
/// Its array may lag behind while a transition runs, and it may drop any call.
@MainActor
package protocol StackContainer: CommandGate {
  /// Whether the container still exists.
  var isAlive: Bool { get }
  /// What the container's array says now.
  var entryIDs: [NavigationEntryID] { get }
  func push(_ id: NavigationEntryID, animated: Bool)
  func pop(to id: NavigationEntryID, animated: Bool)
  func set(_ ids: [NavigationEntryID], animated: Bool)
}
