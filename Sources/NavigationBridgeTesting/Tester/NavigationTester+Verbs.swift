import UIKit

extension NavigationTester {
  /// How a swipe back ends.
  public enum SwipeEnd: Hashable, Sendable {
    /// The finger goes far enough: the screen leaves.
    case finished
    /// The finger goes back: the screen stays.
    ///
    /// The fraction says how far it had come.
    case cancelled(at: Double)
  }

  // MARK: Controls

  /// Taps a bar item, a button, a row or any other control.
  ///
  /// - Parameter label: The control's accessibility label or title.
  /// - Throws: A failure if there is no such control, or it is disabled.
  public func tap(_ label: String) throws {
    let element = try find(label, to: "tap") { $0.isControl }
    guard element.isEnabled else { throw failure("Can't tap '\(label)': it is disabled.") }
    try driver.tap(element)
    finishVerb()
  }

  /// Turns a switch over.
  ///
  /// - Parameter label: The switch's label.
  /// - Throws: A failure if there is no such switch, or it is disabled.
  public func toggle(_ label: String) throws {
    let element = try find(label, to: "toggle") { $0.role == .toggle }
    guard element.isEnabled else { throw failure("Can't toggle '\(label)': it is disabled.") }
    try driver.tap(element)
    finishVerb()
  }

  /// Types into a text field, after what it holds.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - label: The field's label or placeholder.
  /// - Throws: A failure if there is no such field.
  public func type(_ text: String, into label: String) throws {
    try openSearch(named: label)
    let element = try find(label, to: "type into") { $0.role == .textField }
    try driver.type(text, into: element)
    finishVerb()
  }

  // MARK: Menus

  /// Opens the menu of a bar item or button.
  ///
  /// - Parameter label: The item's label or title.
  /// - Throws: A failure if there is no such control, or it opens no menu.
  public func openMenu(_ label: String) throws {
    let element = try find(label, to: "open the menu of") { $0.isControl }
    guard element.isEnabled else {
      throw failure("Can't open the menu of '\(label)': it is disabled.")
    }
    try driver.openMenu(element)
    finishVerb()
  }

  /// Chooses an element of the open menu.
  ///
  /// - Parameter title: The element's title.
  /// - Throws: A failure if no menu is open, or it has no such element, or it is disabled.
  public func choose(_ title: String) throws {
    guard let elements = driver.menuElements else {
      throw failure("Can't choose '\(title)': no menu is open.")
    }
    guard let element = elements.first(where: { $0.label == title }) else {
      throw failure(
        "Can't choose '\(title)': the open menu has no such element."
          + nearest(to: title, among: elements.compactMap(\.label))
      )
    }
    guard element.isEnabled else { throw failure("Can't choose '\(title)': it is disabled.") }
    try driver.tap(element)
    finishVerb()
  }

  // MARK: Ways back

  /// Taps the back button.
  ///
  /// - Throws: A failure if there is none.
  public func back() throws {
    guard bar.hasBackButton, !bar.isHidden else {
      throw failure("Can't go back from '\(screenName)': the bar shows no back button.")
    }
    try driver.tapBack()
    finishVerb()
  }

  /// Opens the back button's menu with a long press and chooses a screen.
  ///
  /// - Parameter index: The position of the screen in the stack, the root's being 0.
  /// - Throws: A failure if there is no back button, or no such screen below the top.
  public func backMenu(to index: Int) throws {
    guard bar.hasBackButton, !bar.isHidden else {
      throw failure("Can't open the back menu of '\(screenName)': the bar shows no back button.")
    }
    let count = visibleStack?.viewControllers.count ?? 0
    guard (0..<max(0, count - 1)).contains(index) else {
      throw failure(
        "Can't go back to the screen at \(index): the stack of \(count) has no such screen below "
          + "its top."
      )
    }
    try driver.chooseFromBackMenu(index)
    finishVerb()
  }

  /// Swipes back from the leading edge.
  ///
  /// A swipe over a guarded screen asks its guard, and moves nothing: the verb then ends with the
  /// question.
  ///
  /// - Parameter end: How the swipe ends. Inside `paused(_:)` a finished one still moves when the
  ///   verb returns.
  /// - Throws: A failure if the swipe neither begins nor leads to a question.
  public func swipeBack(_ end: SwipeEnd = .finished) throws {
    guard try driver.swipeBack(end) else {
      throw failure("Can't swipe back from '\(screenName)': the swipe doesn't begin.")
    }
    finishVerb()
  }

  /// Swipes back up to a fraction of the way, and holds the finger there while a closure runs.
  ///
  /// - Parameters:
  ///   - fraction: How far the finger goes, from 0 to 1.
  ///   - end: How the swipe ends after the closure.
  ///   - body: What happens meanwhile.
  /// - Throws: A failure if the swipe doesn't begin, or what the closure throws.
  public func swipeBack(
    holdingAt fraction: Double,
    then end: SwipeEnd,
    _ body: () throws -> Void
  ) throws {
    guard try driver.beginSwipeBack(to: fraction) else {
      throw failure("Can't swipe back from '\(screenName)': the swipe doesn't begin.")
    }
    do {
      try paused(body)
    } catch {
      try driver.endSwipeBack(.cancelled(at: fraction))
      throw error
    }
    try driver.endSwipeBack(end)
    finishVerb()
  }

  /// Pulls the topmost sheet down until it goes.
  ///
  /// A guarded sheet asks its guard, and stays: the verb then ends with the question.
  ///
  /// - Throws: A failure if there is no sheet, or it stays unasked.
  public func pullDown() throws {
    guard driver.rootViewController.presentedViewController != nil else {
      throw failure("Can't pull down from '\(screenName)': no sheet is shown.")
    }
    guard try driver.pullDown() else {
      throw failure("Can't pull down '\(screenName)': it isn't a sheet, or it stays.")
    }
    finishVerb()
  }

  // MARK: Finding

  private var screenName: String {
    let top = topViewController
    return top.navigationItem.title ?? top.title ?? "\(Swift.type(of: top))"
  }

  func find(
    _ label: String,
    to verb: String,
    where isRight: (ScreenElement) -> Bool
  ) throws -> ScreenElement {
    let elements = driver.elements
    if let element = elements.first(where: { $0.isNamed(label) && isRight($0) }) { return element }
    let what = elements.contains { $0.isNamed(label) } ? "it can't do that" : "there is no such one"
    throw failure(
      "Can't \(verb) '\(label)' on '\(screenName)': \(what)."
        + nearest(to: label, among: elements.filter(isRight).compactMap(\.label))
    )
  }

  private func nearest(to name: String, among names: [String]) -> String {
    let nearest = NearestNames.nearest(to: name, among: names)
    guard !nearest.isEmpty else { return " It shows none." }
    return " Nearest: " + nearest.map { "'\($0)'" }.joined(separator: ", ") + "."
  }

  func failure(_ text: String) -> Failure {
    Failure(text: text, screen: screen)
  }
}
