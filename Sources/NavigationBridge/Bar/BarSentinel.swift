import SwiftUI
import UIKit

/// Stands behind a modified view, without size: its updates apply what was recorded in the same
/// frame, and its end is the only notice that the modifier was removed.
struct BarSentinel: UIViewRepresentable {
  let bridge: ScreenBridge?
  let token: BarModifierToken
  let depth: Int
  /// Differs after each recording, so that SwiftUI sees a new value.
  let revision: Int

  @MainActor
  final class Coordinator {
    let token: BarModifierToken
    weak var bridge: ScreenBridge?

    init(token: BarModifierToken, bridge: ScreenBridge?) {
      self.token = token
      self.bridge = bridge
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(token: token, bridge: bridge) }

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    bridge?.note(context.environment, depth: depth)
    bridge?.flush()
  }

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    coordinator.bridge?.remove(coordinator.token)
  }
}
