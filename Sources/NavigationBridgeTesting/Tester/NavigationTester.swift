import NavigationBridge
public import UIKit

/// Drives an app's screens as a person would: looks at the bar, taps, goes back, swipes, pulls down.
///
/// ```swift
/// let tester = try NavigationTester(UINavigationController(rootViewController: root))
/// try tester.tap("Details")
/// try tester.toggle("Enable saving")
/// #expect(tester.bar.trailing.first?.isEnabled == true)
/// ```
///
/// Every verb ends when nothing moves any more, unless it runs inside `paused(_:)`. A verb that
/// can't be done throws a `NavigationTester.Failure` that names the screen and what is near.
///
/// A tester sees its own window and what the app lays over it, not the windows of other testers. Keep
/// it as long as the screens are to be seen: the window that it puts up goes with it.
///
/// The verbs run without a simulator on Linux. On a simulator they use UIKit's public API; what that
/// can't do, the verb says.
@MainActor
public final class NavigationTester {
  let driver: any Driver
  private var pauseDepth = 0

  /// Puts a controller into a visible window and waits until it has appeared.
  ///
  /// - Parameter rootViewController: The window's root.
  /// - Throws: A failure if there is no scene to put a window into.
  public init(_ rootViewController: UIViewController) throws {
    driver = try makeDriver(rootViewController)
    // Whoever waits for a command would wait for a clock that stands still.
    NavigationTask.willWait.append { [weak self] in
      self?.settle()
      return self != nil
    }
    settle()
  }

  init(driver: any Driver) {
    self.driver = driver
  }

  // MARK: Time

  /// Runs what is due now, without letting time pass.
  public func flush() {
    driver.flush()
  }

  /// Lets time pass until nothing moves any more, ten seconds at most.
  public func settle() {
    driver.settle()
  }

  /// Lets time pass.
  ///
  /// - Parameter interval: The time in seconds.
  public func advance(by interval: TimeInterval) {
    driver.advance(by: interval)
  }

  /// Runs verbs that don't wait for the end of what they start.
  ///
  /// - Parameter verbs: The verbs. Between them, time passes only by `advance(by:)`.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @discardableResult
  public func paused<Result>(_ verbs: () throws -> Result) rethrows -> Result {
    pauseDepth += 1
    defer { pauseDepth -= 1 }
    return try verbs()
  }

  func finishVerb() {
    if pauseDepth == 0 {
      settle()
    } else {
      flush()
    }
  }

  // MARK: Looking

  /// What a person sees and hears, as a tree in text that stays the same from run to run.
  public var screen: String { driver.screen }

  /// The navigation bar of the visible stack.
  public var bar: BarSnapshot { BarSnapshot(of: visibleStack, driver: driver) }

  /// The controller that a person looks at.
  public var topViewController: UIViewController {
    VisibleController.top(of: driver.rootViewController)
  }

  var visibleStack: UINavigationController? {
    VisibleController.stack(in: driver.rootViewController)
  }
}
