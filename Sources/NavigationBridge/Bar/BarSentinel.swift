import SwiftUI
import UIKit

/// Stands behind a modified view, without size: its updates apply what was recorded in the same
/// frame, its end is the only notice that the modifier was removed, and its parent tells whether the
/// bridge is that of its own host: a sheet inherits the environment of the screen that presents it.
struct BarSentinel: UIViewControllerRepresentable {
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

  func makeUIViewController(context: Context) -> BarSentinelController {
    BarSentinelController(token: token, bridge: bridge)
  }

  func updateUIViewController(_ controller: BarSentinelController, context: Context) {
    bridge?.note(context.environment, depth: depth)
    bridge?.flush()
  }

  static func dismantleUIViewController(
    _ controller: BarSentinelController,
    coordinator: Coordinator
  ) {
    coordinator.bridge?.remove(coordinator.token)
  }
}

/// The child controller of a bar modifier.
@MainActor
final class BarSentinelController: UIViewController {
  private let token: BarModifierToken
  private weak var bridge: ScreenBridge?

  init(token: BarModifierToken, bridge: ScreenBridge?) {
    self.token = token
    self.bridge = bridge
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "Call 'init(token:bridge:)' instead.")
  required init?(coder: NSCoder) {
    preconditionFailure("A bar modifier's controller can't be decoded.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent != nil else { return }
    bridge?.check(token, in: self, isFinal: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bridge?.check(token, in: self, isFinal: true)
  }
}
