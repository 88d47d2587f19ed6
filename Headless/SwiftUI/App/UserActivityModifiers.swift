internal import Foundation
@_spi(Headless) public import UIKit

/// The views that go on with an activity of another device, or of a universal link.
@MainActor
enum ActivityHandlers {
  private struct Entry {
    weak var node: (any ActivityHandler)?
  }

  private static var entries: [Entry] = []

  static func add(_ node: any ActivityHandler) {
    entries.removeAll { $0.node?.isMounted != true }
    entries.append(Entry(node: node))
  }

  static func handle(_ activity: NSUserActivity, in window: UIWindow, whenShown: Bool) {
    guard !whenShown else {
      return OpenURLHandlers.afterFirstTurn { deliver(activity, in: window) }
    }
    deliver(activity, in: window)
  }

  private static func deliver(_ activity: NSUserActivity, in window: UIWindow) {
    var isHandled = false
    for entry in entries {
      guard let node = entry.node, node.isMounted, node.shownWindow === window else { continue }
      isHandled = node.handle(activity) || isHandled
    }
    // D: a universal link that no view takes as an activity is a URL for those that open some.
    guard !isHandled, activity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = activity.webpageURL
    else { return }
    OpenURLHandlers.open(url, in: window, whenShown: false)
  }
}

@MainActor
protocol ActivityHandler: Node {
  func handle(_ activity: NSUserActivity) -> Bool
}

extension ActivityHandler {
  var shownWindow: UIWindow? {
    var controller = graph.host?.hostController
    while let current = controller {
      if let window = current.viewIfLoaded?.window { return window }
      controller = current.parent ?? current.presentingViewController
    }
    return nil
  }
}

nonisolated struct ContinueActivityModifier: ViewModifier {
  typealias Body = Never

  let type: String
  let action: (NSUserActivity) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ContinueActivityNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ContinueActivityNode<Modified: View>:
  ModifierNode<Modified, ContinueActivityModifier>, ActivityHandler
{
  override func didRealize() {
    ActivityHandlers.add(self)
  }

  func handle(_ activity: NSUserActivity) -> Bool {
    guard activity.activityType == modifier.type else { return false }
    modifier.action(activity)
    return true
  }
}

/// Describes what the user does here, as long as the view is there.
nonisolated struct UserActivityModifier: ViewModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  @MainActor
  func body(content: Content) -> some View {
    content
      .onAppear { follow(isActive) }
      .onChange(of: isActive) { _, isActive in follow(isActive) }
      .onDisappear { follow(false) }
  }

  @MainActor
  private func follow(_ isActive: Bool) {
    let scene = UIApplication.shared.connectedScenes.first
    guard isActive else {
      if scene?.userActivity?.activityType == type { scene?.userActivity = nil }
      return
    }
    let activity = NSUserActivity(activityType: type)
    update(activity)
    scene?.userActivity = activity
    activity.becomeCurrent()
  }
}

// B.5
extension View {
  @available(iOS 14.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinueActivityModifier(type: activityType, action: action))
  }

  @available(iOS 14.0, *)
  nonisolated public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  @available(iOS 14.0, *)
  nonisolated public func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }
}
