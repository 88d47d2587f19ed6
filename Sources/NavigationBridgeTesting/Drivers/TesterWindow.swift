#if os(Linux)
@_spi(Headless) import UIKit

/// The window that testers look at.
///
/// One that was put up for a tester leaves the screen with the last tester that looks at it.
@MainActor
final class TesterWindow {
  private struct Known {
    weak var holder: TesterWindow?
  }

  private static var known: [Known] = []

  private let stage: Stage
  private weak var window: UIWindow?
  private let isTemporary: Bool

  private init(_ window: UIWindow, on stage: Stage, isTemporary: Bool) {
    self.window = window
    self.stage = stage
    self.isTemporary = isTemporary
  }

  isolated deinit {
    if isTemporary, let window { stage.takeDown(window) }
  }

  /// Two windows would take the view from each other.
  static func window(of root: UIViewController, on stage: Stage) -> TesterWindow {
    known.removeAll { $0.holder == nil }
    let window =
      root.viewIfLoaded?.window ?? stage.windows.first { $0.rootViewController === root }
    if let window {
      return known.lazy.compactMap(\.holder).first { $0.window === window }
        ?? TesterWindow(window, on: stage, isTemporary: false)
    }
    let holder = TesterWindow(stage.show(root), on: stage, isTemporary: true)
    known.append(Known(holder: holder))
    return holder
  }

  /// Where the window begins on the screen.
  var origin: CGPoint { window?.frame.origin ?? .zero }

  private var others: [UIWindow] {
    Self.known.compactMap { $0.holder === self ? nil : $0.holder?.window }
  }

  /// The window and what the app puts over it, the lowest first, without those of other testers.
  var seen: [UIWindow] {
    let others = others
    let windows = stage.windows.filter { one in !others.contains { $0 === one } }
    let first = windows.firstIndex { $0 === window } ?? 0
    return Array(windows[first...])
  }

  /// Puts the windows of other testers behind, which would take the touches.
  func comeForward() {
    let others = others
    let windows = stage.windows
    guard let index = windows.firstIndex(where: { $0 === window }),
      windows[index...].contains(where: { one in others.contains { $0 === one } })
    else { return }
    let isKeyElsewhere = others.contains(where: \.isKeyWindow)
    stage.bringToFront(seen)
    if isKeyElsewhere { window?.makeKey() }
  }
}
#endif
