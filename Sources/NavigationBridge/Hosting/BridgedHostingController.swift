public import SwiftUI
public import UIKit

/// A hosting controller whose SwiftUI content describes the navigation bar next to its state.
///
/// ```swift
/// navigationController?.pushViewController(DetailsView().hostedWithBridge(), animated: true)
/// ```
///
/// Subclasses override what `UIHostingController` lets them override, and call `super`. An app that
/// has its own subclass of `UIHostingController` uses a `ScreenBridge` instead.
open class BridgedHostingController<Content: View>: UIHostingController<BridgedScreen<Content>> {
  /// What connects the content with the bar.
  public let bridge: ScreenBridge

  /// The app's view.
  ///
  /// Replacing it keeps the state of what stays the same.
  public var content: Content {
    get { rootView.content }
    set { rootView.content = newValue }
  }

  /// Creates a controller that hosts a view.
  ///
  /// - Parameters:
  ///   - content: The screen.
  ///   - bar: What the bar shows, ahead of what the screen says. It wins over the screen's own
  ///     modifiers, part by part.
  public init(content: Content, bar: NavigationBarConfiguration? = nil) {
    let bridge = ScreenBridge(bar: bar)
    self.bridge = bridge
    super.init(rootView: bridge.screen(content))
    bridge.attach(to: self)
  }

  /// Unavailable: a hosted screen comes from code.
  ///
  /// - Parameter coder: Not used.
  @available(*, unavailable, message: "Call 'hostedWithBridge()' on the view instead.")
  public required dynamic init?(coder: NSCoder) {
    preconditionFailure("A bridged screen can't be decoded. Call 'hostedWithBridge()' instead.")
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    bridge.willMove(toParent: parent)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    bridge.didMove(toParent: parent)
  }

  /// Whether a push hides the tab bar: what the screen says, if it says it.
  open override var hidesBottomBarWhenPushed: Bool {
    get { bridge.hidesBottomBarWhenPushed ?? super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }

  /// The status bar's style: what the screen says, if it says it.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bridge.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }

  /// Whether the status bar is hidden: what the screen says, if it says it.
  open override var prefersStatusBarHidden: Bool {
    bridge.prefersStatusBarHidden ?? super.prefersStatusBarHidden
  }

  /// Whether the home indicator hides: what the screen says, if it says it.
  open override var prefersHomeIndicatorAutoHidden: Bool {
    bridge.prefersHomeIndicatorAutoHidden ?? super.prefersHomeIndicatorAutoHidden
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bridge.viewWillAppear(animated)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bridge.viewDidLayoutSubviews()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bridge.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    bridge.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    bridge.viewDidDisappear(animated)
  }

  /// Asks the screen's guard, if it has one, before VoiceOver's escape gesture leaves it.
  open override func accessibilityPerformEscape() -> Bool {
    bridge.accessibilityPerformEscape() || super.accessibilityPerformEscape()
  }
}

extension View {
  /// Hosts the view in a controller that connects it with UIKit's navigation bar.
  ///
  /// The bar's description is on the controller's `navigationItem` when the push returns:
  ///
  /// ```swift
  /// let screen = DetailsView().hostedWithBridge()
  /// navigationController.pushViewController(screen, animated: true)
  /// ```
  ///
  /// - Returns: A controller for one screen of a stack.
  @MainActor
  public func hostedWithBridge() -> BridgedHostingController<Self> {
    BridgedHostingController(content: self)
  }
}
