public import SwiftUI

/// The root view of a hosted screen: the app's view, and the way to its bridge.
///
/// `hostedWithBridge()` makes it. A subclass of `UIHostingController` with a `ScreenBridge` of its
/// own gets it from `ScreenBridge.screen(_:)`.
public struct BridgedScreen<Content: View>: View {
  /// The app's view.
  ///
  /// Replacing it keeps the state of what stays the same.
  public var content: Content

  private let bridge: ScreenBridge
  @ObservedObject private var context: ScreenContext

  init(_ content: Content, bridge: ScreenBridge) {
    self.content = content
    self.bridge = bridge
    context = bridge.context
  }

  public var body: some View {
    #if DEBUG
    content.modifier(RequirementCheck(bridge: bridge, context: context)).modifier(layers)
    #else
    content.modifier(layers)
    #endif
  }

  private var layers: ScreenLayers {
    ScreenLayers(
      environment: context.environment,
      additions: context.additions,
      navigator: context.navigator,
      bridge: bridge
    )
  }
}
