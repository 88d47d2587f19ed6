/// Something that may move by itself, and must be at rest before a command runs.
@MainActor
package protocol CommandGate: AnyObject {
  var isMoving: Bool { get }
  /// Calls back when what moves now has come to its end, however it ended.
  ///
  /// Another motion may have begun inside the first: ask again then.
  func whenStill(_ body: @escaping @MainActor () -> Void)
}
