import UIKit

/// How verbs reach the screen: the one seam between the tester and a platform.
@MainActor
protocol Driver: AnyObject {
  var rootViewController: UIViewController { get }
  /// What can be acted on, the topmost layer first, in reading order.
  var elements: [ScreenElement] { get }
  /// What the open menu shows.
  ///
  /// Nil: none is open.
  var menuElements: [ScreenElement]? { get }
  var screen: String { get }
  /// What stands at an end of the bar, as items or as groups.
  func contents(of item: UINavigationItem, at end: BarEnd) -> BarEndContents

  func tap(_ element: ScreenElement) throws
  func type(_ text: String, into element: ScreenElement) throws
  func openMenu(_ element: ScreenElement) throws
  func openOverflow() throws
  func tapBack() throws
  func chooseFromBackMenu(_ index: Int) throws
  /// Each answers whether the gesture began.
  func swipeBack(_ end: NavigationTester.SwipeEnd) throws -> Bool
  func beginSwipeBack(to fraction: Double) throws -> Bool
  func endSwipeBack(_ end: NavigationTester.SwipeEnd) throws
  func pullDown() throws -> Bool

  func flush()
  func settle()
  func advance(by interval: TimeInterval)
}

enum BarEnd {
  case leading, trailing
}

enum BarEndContents {
  case items([UIBarButtonItem])
  case groups([UIBarButtonItemGroup])
}
