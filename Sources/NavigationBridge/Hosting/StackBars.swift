import UIKit

/// The bars and the swipe of one stack: what they are like when no screen has a wish.
///
/// Each screen of the stack holds it, and the table finds it for the next one.
@MainActor
final class StackBars {
  private struct Entry {
    weak var stack: UINavigationController?
    weak var bars: StackBars?
  }

  private static var table: [ObjectIdentifier: Entry] = [:]

  static func bars(of stack: UINavigationController) -> StackBars {
    if let entry = table[ObjectIdentifier(stack)], entry.stack === stack, let bars = entry.bars {
      return bars
    }
    table = table.filter { $0.value.bars != nil }
    let bars = StackBars(stack)
    table[ObjectIdentifier(stack)] = Entry(stack: stack, bars: bars)
    return bars
  }

  private(set) weak var stack: UINavigationController?
  private let barHidden = ClaimedBase()
  private let toolbarHidden = ClaimedBase()
  private let swipe: SwipeBackGate

  private init(_ stack: UINavigationController) {
    self.stack = stack
    swipe = SwipeBackGate(stack)
  }

  /// The state of a bar before the first wish.
  @MainActor
  private final class ClaimedBase {
    private var base: Bool?

    /// What the bar has to be.
    ///
    /// Nil: no screen has had a wish yet.
    func wanted(_ wish: Bool?, live: Bool) -> Bool? {
      if base == nil {
        guard wish != nil else { return nil }
        base = live
      }
      return wish ?? base
    }
  }

  /// Hides or shows the bar for the top screen, only if it differs.
  func setBarHidden(_ wish: Bool?, on screen: BarScreen) {
    guard let stack else { return }
    let live = stack.isNavigationBarHidden
    guard let wanted = barHidden.wanted(wish, live: live), wanted != live else { return }
    screen.write("isNavigationBarHidden") {
      stack.setNavigationBarHidden(wanted, animated: screen.isAnimated)
    }
  }

  /// Hides or shows the toolbar for the top screen, only if it differs.
  func setToolbarHidden(_ wish: Bool?, on screen: BarScreen) {
    guard let stack else { return }
    let live = stack.isToolbarHidden
    guard let wanted = toolbarHidden.wanted(wish, live: live), wanted != live else { return }
    screen.write("isToolbarHidden") {
      stack.setToolbarHidden(wanted, animated: screen.isAnimated)
    }
  }

  /// Keeps the swipe for a top screen without a back button, or takes it from one.
  func setSwipe(_ wish: Bool?, needsHelp: Bool, on screen: BarScreen) {
    switch wish {
    case false: swipe.install(allows: false, for: screen)
    case nil, true: needsHelp ? swipe.install(allows: true, for: screen) : swipe.giveBack()
    }
  }

  func giveSwipeBack() {
    swipe.giveBack()
  }
}
