/// What has happened to a stack, told once it is so.
public enum NavigationEvent: Hashable, Sendable {
  /// One screen of a stack, as events name it.
  public struct Screen: Hashable, Sendable {
    /// The screen's place in the stack.
    public let id: NavigationEntryID

    /// What the screen is: the description of its route, else its type.
    public let name: String

    package init(id: NavigationEntryID, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// One modal, as events name it.
  public struct Modal: Hashable, Sendable {
    /// The presentation.
    public let id: NavigationPresentationID

    /// What the modal is: the description of its route, else its type or title.
    public let name: String

    package init(id: NavigationPresentationID, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Who changed the stack.
  public enum Cause: Hashable, Sendable {
    /// A command of a navigator.
    case navigator
    /// A person's tap or swipe, or calls of the app to UIKit.
    case outside
  }

  /// A screen has come into the stack, on top or below others.
  case pushed(Screen, by: Cause)

  /// A screen has left the stack.
  case popped(Screen, by: Cause)

  /// The same screens are in another order now, the lowest first.
  case reordered([Screen], by: Cause)

  /// A modal has been presented; it may still be moving in.
  case presented(Modal, by: Cause)

  /// A modal has gone, whatever took it away.
  case dismissed(Modal, by: Cause)
}
