import SwiftUI
import UIKit

/// Stands behind a modified view, without size: its updates apply what was recorded in the same
/// frame, its end is the only notice that the modifier was removed, and the controllers above it
/// tell whether the bridge is that of its own host: a sheet inherits the environment of the screen
/// that presents it.
struct BarSentinel: UIViewRepresentable {
  let bridge: ScreenBridge?
  let token: BarModifierToken
  let depth: Int
  /// Differs after each recording, so that SwiftUI sees a new value.
  let revision: Int

  func makeUIView(context: Context) -> BarSentinelView {
    BarSentinelView(token: token, bridge: bridge)
  }

  func updateUIView(_ view: BarSentinelView, context: Context) {
    bridge?.note(context.environment, depth: depth)
    bridge?.flush()
  }

  static func dismantleUIView(_ view: BarSentinelView, coordinator: ()) {
    view.dismantle()
  }
}

/// The view of a bar modifier.
@MainActor
final class BarSentinelView: UIView {
  private let token: BarModifierToken
  private weak var bridge: ScreenBridge?

  init(token: BarModifierToken, bridge: ScreenBridge?) {
    self.token = token
    self.bridge = bridge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable, message: "Call 'init(token:bridge:)' instead.")
  required init?(coder: NSCoder) {
    preconditionFailure("A bar modifier's view can't be decoded.")
  }

  /// Not when it gets its superview: SwiftUI puts it into a view of its own, which comes into that
  /// of the controller later.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    // It may have been laid out before, and without size nothing else asks for it.
    setNeedsLayout()
    bridge?.check(token, in: host, isFinal: false)
  }

  /// The first layout in a window finds the tree of controllers complete.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    bridge?.check(token, in: host, isFinal: true)
  }

  func dismantle() {
    bridge?.remove(token)
  }

  /// The nearest controller whose view contains this one.
  private var host: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
      as? UIViewController
  }
}
