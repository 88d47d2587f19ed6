/// Why a stored place isn't gone back to, or not all the way.
public enum RestorationProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data isn't that of a snapshot.
  case unreadable

  /// The data is larger than any snapshot.
  case tooLarge(Int)

  /// The snapshot is of a version that this package doesn't know.
  case otherVersion(Int)

  /// The app knows no route type of this name.
  case unknownType(String)

  /// A route of this type can't be decoded any more.
  case undecodable(String)

  /// There are more screens than are restored at most: the number that was stored.
  case tooMany(Int)

  public var description: String {
    switch self {
    case .unreadable:
      """
      Can't restore the screens: the stored data isn't that of a snapshot. The stack stays as it is. \
      'restore(from:routes:)' removes such data.
      """
    case .tooLarge(let size):
      """
      Can't restore the screens from \(size) bytes: at most \(NavigationSnapshot.maximumSize) are \
      looked at. The stack stays as it is. 'restore(from:routes:)' removes such data.
      """
    case .otherVersion(let version):
      """
      Can't restore the screens: the snapshot has version \(version), this package knows \
      \(NavigationSnapshot.currentVersion). The stack stays as it is. 'restore(from:routes:)' removes \
      such data.
      """
    case .unknownType(let type):
      """
      Can't restore a screen of '\(type)': the app names no such type of routes. Hand the type to \
      'restore(_:routes:)'. It is left out with all above it.
      """
    case .undecodable(let type):
      """
      Can't restore a screen of '\(type)': the stored route can't be decoded as one. It is left out \
      with all above it.
      """
    case .tooMany(let count):
      """
      Can't restore \(count) screens: at most \(NavigationSnapshot.maximumCount) are. Those above are \
      left out.
      """
    }
  }
}
