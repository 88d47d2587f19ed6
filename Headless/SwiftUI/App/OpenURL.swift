public import Foundation
@_spi(Headless) internal import UIKit

/// The views that handle URLs which the app is asked to open.
@MainActor
enum OpenURLHandlers {
  private struct Entry {
    weak var node: (any OpenURLHandler)?
  }

  private static var entries: [Entry] = []

  static func add(_ node: any OpenURLHandler) {
    entries.removeAll { $0.node?.isMounted != true }
    entries.append(Entry(node: node))
  }

  /// A URL that launches the app waits until its views are there.
  static func open(_ url: URL, in window: UIWindow, whenShown: Bool) {
    guard !whenShown else { return afterFirstTurn { deliver(url, in: window) } }
    deliver(url, in: window)
  }

  /// The turn that shows a window runs what was enqueued before it first.
  static func afterFirstTurn(_ action: @escaping () -> Void) {
    let loop = Stage.current.loop
    loop.enqueue { loop.enqueue(action) }
  }

  private static func deliver(_ url: URL, in window: UIWindow) {
    for entry in entries {
      guard let node = entry.node, node.isMounted, node.window === window else { continue }
      node.open(url)
    }
  }
}

@MainActor
protocol OpenURLHandler: Node {
  func open(_ url: URL)
}

extension OpenURLHandler {
  var window: UIWindow? {
    var controller = graph.host?.hostController
    while let current = controller {
      if let window = current.viewIfLoaded?.window { return window }
      controller = current.parent ?? current.presentingViewController
    }
    return nil
  }
}

nonisolated struct OpenURLModifier: ViewModifier {
  typealias Body = Never

  let action: (URL) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    OpenURLNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class OpenURLNode<Modified: View>: ModifierNode<Modified, OpenURLModifier>, OpenURLHandler {
  override func didRealize() {
    OpenURLHandlers.add(self)
  }

  func open(_ url: URL) {
    modifier.action(url)
  }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
