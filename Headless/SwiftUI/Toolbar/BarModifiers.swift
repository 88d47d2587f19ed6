@_spi(Headless) import UIKit

/// Says which bars are hidden, unless a view inside says it.
nonisolated struct BarVisibilityModifier: ViewModifier {
  typealias Body = Never

  let visibility: Visibility
  let bars: [BarKind]

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    BarVisibilityNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class BarVisibilityNode<Modified: View>: ModifierNode<Modified, BarVisibilityModifier> {
  override func collect(into preferences: inout HostPreferences) {
    super.collect(into: &preferences)
    guard let isVisible = modifier.visibility.isVisible else { return }
    for bar in modifier.bars {
      let path: WritableKeyPath<BarVisibilities, Bool?> =
        switch bar {
        case .navigationBar: \.navigationBar
        case .bottomBar: \.bottomBar
        case .tabBar: \.tabBar
        }
      if preferences.bars[keyPath: path] == nil { preferences.bars[keyPath: path] = !isVisible }
    }
  }

  override func modifierDidChange(from old: BarVisibilityModifier) {
    guard old.visibility != modifier.visibility || old.bars != modifier.bars else { return }
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }
}

/// Says what lies under bars, unless a view inside says it.
nonisolated struct BarBackgroundModifier: ViewModifier {
  typealias Body = Never

  let bars: [BarKind]
  let write: @MainActor (inout BarBackgroundWish, EnvironmentValues) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    BarBackgroundNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class BarBackgroundNode<Modified: View>: ModifierNode<Modified, BarBackgroundModifier> {
  override func collect(into preferences: inout HostPreferences) {
    super.collect(into: &preferences)
    for bar in modifier.bars {
      var own = BarBackgroundWish()
      modifier.write(&own, environment)
      var wish = preferences.backgrounds[bar] ?? BarBackgroundWish()
      wish.color = wish.color ?? own.color
      wish.isVisible = wish.isVisible ?? own.isVisible
      wish.scheme = wish.scheme ?? own.scheme
      preferences.backgrounds[bar] = wish
    }
  }

  override func modifierDidChange(from old: BarBackgroundModifier) {
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }
}
