/// Data sources that turned out to leave `tableView(_:commit:forRowAt:)` out.
///
/// On iOS their rows have no standard Delete. Without Objective-C nobody can see it before the call.
@MainActor
enum CommitlessSources {
  private static var types = Set<ObjectIdentifier>()

  static func note(_ source: any UITableViewDataSource) {
    types.insert(ObjectIdentifier(type(of: source)))
    unsupported("the standard Delete of rows without tableView(_:commit:forRowAt:)")
  }

  static func contains(_ source: any UITableViewDataSource) -> Bool {
    types.contains(ObjectIdentifier(type(of: source)))
  }
}
