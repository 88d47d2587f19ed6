extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    @available(iOS, introduced: 2.0, deprecated: 8.0)
    case bordered = 1
    @available(iOS 26.0, *)
    case prominent = 2

    @available(iOS, introduced: 2.0, deprecated: 26.0, renamed: "prominent")
    public static var done: UIBarButtonItem.Style { prominent }
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    @available(iOS, introduced: 4.0, deprecated: 11.0)
    case pageCurl
    @available(iOS 13.0, *)
    case close
    @available(iOS 18.2, *)
    case writingTools
  }
}

@available(iOS 27.0, *)
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(higherThan other: Self) {
    rawValue = other.rawValue + 1
  }

  public init(lowerThan other: Self) {
    rawValue = other.rawValue - 1
  }

  public static let high = Self(rawValue: 750)
  public static let standard = Self(rawValue: 500)
  public static let low = Self(rawValue: 250)
}
