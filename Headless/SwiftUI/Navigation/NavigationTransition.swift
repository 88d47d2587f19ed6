@_spi(Headless) import UIKit

// B.3
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol NavigationTransition {}

@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  nonisolated public init() {}
}

@available(iOS 18.0, *)
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  let source: ZoomSourceKey
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: AutomaticNavigationTransition { .init() }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  nonisolated public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: ZoomSourceKey(id: AnyHashable(sourceID), in: namespace))
  }
}

/// Names the view that a screen grows out of.
struct ZoomSourceKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  init(id: AnyHashable, in namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

/// Where screens can grow out of: views that are there now.
@MainActor
enum ZoomSources {
  private struct Entry {
    var key: ZoomSourceKey
    weak var view: UIView?
  }

  private static var entries: [Entry] = []

  static func set(_ key: ZoomSourceKey, for view: UIView) {
    entries.removeAll { $0.view == nil || $0.view === view }
    entries.append(Entry(key: key, view: view))
  }

  static func view(for key: ZoomSourceKey) -> UIView? {
    entries.last { $0.key == key && $0.view?.window != nil }?.view
  }
}

/// Marks the place of a source.
nonisolated private struct ZoomSourceView: UIViewRepresentable {
  let key: ZoomSourceKey

  @MainActor
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  @MainActor
  func updateUIView(_ view: UIView, context: Context) {
    ZoomSources.set(key, for: view)
  }
}

extension View {
  /// How this screen comes when it is pushed or covers another.
  @available(iOS 18.0, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    hostPreference(\.zoomSource, (style as? ZoomNavigationTransition)?.source)
  }

  @available(iOS 18.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    background(ZoomSourceView(key: ZoomSourceKey(id: AnyHashable(id), in: namespace)))
  }
}
