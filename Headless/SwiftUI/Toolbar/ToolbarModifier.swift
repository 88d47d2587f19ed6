@_spi(Headless) import UIKit

/// Views that the host's bars show, not the screen.
nonisolated struct ToolbarModifier: ViewModifier {
  typealias Body = Never

  /// Which part of the host takes the views.
  enum Role {
    case toolbar, titleMenu, tabItem
  }

  var role = Role.toolbar
  let content: AnyView

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ToolbarNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Holds the toolbar's views beside its content: they have no place in the layout.
final class ToolbarNode<Modified: View>: ModifierNode<Modified, ToolbarModifier>, ToolbarSource {
  private var bar: ViewNode<AnyView>?

  override func modifierDidChange(from old: ToolbarModifier) {
    bar?.receive(modifier.content)
    graph.preferencesMayHaveChanged()
  }

  override func prepareChildren() {
    super.prepareChildren()
    if bar == nil { bar = makeChild(modifier.content) }
    graph.watchesBars = true
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let bar { visit(bar) }
  }

  override func layoutReads(_ child: Node) -> Bool { child !== bar }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    child === bar ? environment.forPage : environment
  }

  override func childElementsDidChange() {
    super.childElementsDidChange()
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }

  override func collect(into preferences: inout HostPreferences) {
    madeContent?.collect(into: &preferences)
    switch modifier.role {
    case .toolbar: bar?.collect(into: &preferences)
    case .titleMenu: if preferences.titleMenu == nil { preferences.titleMenu = self }
    case .tabItem: if preferences.tabItem == nil { preferences.tabItem = self }
    }
  }

  // MARK: What a title menu or a tab takes

  var place: ToolbarItemPlacement.Place { .overflow }
  func barItems() -> [UIBarButtonItem] { [] }
  func titleView() -> UIView? { nil }

  var contents: Node? { bar }
}
