/// A try to leave guarded screens: what brought it about, and what it wants.
///
/// A guard that says `stay` may keep the attempt and resume it later, such as after saving:
///
/// ```swift
/// .uiKitNavigationGuard(when: model.hasChanges) { attempt in
///   model.save { attempt.resume() }
///   return .stay
/// }
/// ```
@MainActor
public struct NavigationAttempt {
  /// What the user or the code did.
  public enum Cause: Hashable, Sendable {
    /// The back button.
    ///
    /// In a stack of this package also SwiftUI's `dismiss` and UIKit code that pops one screen:
    /// UIKit calls the same method for the three.
    case back
    /// A screen in the menu of the back button, or UIKit code that pops to a controller.
    case backMenu
    /// UIKit pops to the root, as it does for a second tap on the tab that is selected.
    case popToRoot
    /// A swipe from the edge, or on iOS 26 from anywhere in the content.
    case swipe
    /// The escape gesture of VoiceOver.
    case escape
    /// A sheet is pulled down, or the area beside it is tapped.
    case pullDown
    /// SwiftUI's `dismiss` in a modal, or UIKit code that dismisses it.
    case dismiss
    /// A verb of a navigator.
    case navigator
    /// A new path.
    case path
    /// A link.
    case link
  }

  /// Where the attempt leads.
  public enum Target: Hashable, Sendable {
    /// The screen with this entry comes to the top of its stack.
    case entry(NavigationEntryID)
    /// Some screens are replaced by others.
    case replacement
    /// The modal goes, with all its screens.
    case dismissal
    /// A screen whose stack no navigator knows comes to the top.
    case unknownEntry
  }

  /// What the user or the code did.
  public let cause: Cause

  /// Where the attempt leads.
  public let target: Target

  let run: @MainActor () -> Bool

  /// Does what was tried, without asking again.
  ///
  /// Nothing happens if the screens that would go aren't the same any more.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public func resume() -> Bool {
    run()
  }
}
