@_spi(Headless) import UIKit

/// What the views of a graph say about their host: its bars, its sheet, its tab (C.9.4).
///
/// Gathered in one walk; of each part the innermost and first word counts.
struct HostPreferences {
  var title: String?
  var subtitle: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var isDismissDisabled: Bool?
  var bars = BarVisibilities()
  var backgrounds: [BarKind: BarBackgroundWish] = [:]
  var sheet = SheetPreferences()
  var toolbar: [any ToolbarSource] = []
  var titleMenu: (any ToolbarSource)?
  var tabItem: (any ToolbarSource)?
  var tabTag: AnyHashable?
  var badge: String?
  var hidesTitle: Bool?
  var search: SearchRequest?
  var preferredScheme: ColorScheme?
  var hidesStatusBar: Bool?
  var zoomSource: ZoomSourceKey?
  var columnWidth: ColumnWidthWish?

  init() {}

  @MainActor
  init(of graph: ViewGraph) {
    graph.root?.collect(into: &self)
  }
}

/// The bars around a screen.
enum BarKind: Hashable, Sendable {
  case navigationBar, bottomBar, tabBar
}

/// Which bars are to be hidden or shown; nil: as they are.
struct BarVisibilities: Equatable {
  var navigationBar: Bool?
  var bottomBar: Bool?
  var tabBar: Bool?
}

struct BarBackgroundWish: Equatable {
  var color: UIColor?
  /// Nil: as the content decides.
  var isVisible: Bool?
  var scheme: ColorScheme?
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

extension View {
  /// Says something about the host, unless a view inside says it.
  nonisolated func hostPreference<Value>(
    _ path: WritableKeyPath<HostPreferences, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(HostPreferenceModifier(path: path, value: value))
  }
}

nonisolated struct HostPreferenceModifier<Value>: ViewModifier {
  typealias Body = Never

  let path: WritableKeyPath<HostPreferences, Value?>
  let value: Value?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    HostPreferenceNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class HostPreferenceNode<Modified: View, Value>:
  ModifierNode<Modified, HostPreferenceModifier<Value>>
{
  override func collect(into preferences: inout HostPreferences) {
    super.collect(into: &preferences)
    guard preferences[keyPath: modifier.path] == nil else { return }
    preferences[keyPath: modifier.path] = modifier.value
  }

  override func modifierDidChange(from old: HostPreferenceModifier<Value>) {
    guard !Comparison.areEqual(old.value, modifier.value) else { return }
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }
}
